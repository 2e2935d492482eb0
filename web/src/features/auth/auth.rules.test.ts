import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, usernameOf } from './auth.rules.ts';

const good = { email: 'anna.levina@example.com', password: '12345678' };

describe('the e-mail', () => {
  it.each([
    'anna.levina@example.com',
    '  anna@example.com ',
    'a+b@sub.example.co',
    'анна@пример.рф',
  ])('%j is accepted', (email) => {
    expect(checkLogin({ ...good, email })).toEqual({});
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'an na@example.com',
    'anna@@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is not', (email) => {
    expect(checkLogin({ ...good, email })).toEqual({ email: 'emailInvalid' });
  });
});

describe('the password', () => {
  it('has its own sentence on each of the two screens', () => {
    const short = { ...good, password: '1234567' };
    expect(checkLogin(short)).toEqual({ password: 'loginPasswordShort' });
    expect(checkRegistration(short)).toEqual({ password: 'passwordShort' });
    expect(checkRegistration(good)).toEqual({});
  });
});

it('derives the username from what stands before the @', () => {
  expect(usernameOf(' anna.levina@example.com')).toBe('anna.levina');
});
