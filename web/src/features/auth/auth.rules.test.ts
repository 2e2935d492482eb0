import { describe, expect, it } from 'vitest';
import {
  checkAppCode,
  checkLogin,
  checkNewPassword,
  checkRecoveryCode,
  checkRegistration,
  checkResetEmail,
  usernameOf,
} from './auth.rules.ts';

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

it('asks a reset for anything with an @ in it', () => {
  expect(checkResetEmail('')).toBe('resetEmailInvalid');
  expect(checkResetEmail('anna.levina')).toBe('resetEmailInvalid');
  expect(checkResetEmail('anna@')).toBeNull();
});

it('asks a new password for 8 characters', () => {
  expect(checkNewPassword('1234567')).toBe('passwordShort');
  expect(checkNewPassword('12345678')).toBeNull();
});

describe('a code of the second step', () => {
  it.each(['123456', ' 123 456 '])('of the app: %j is accepted', (code) => {
    expect(checkAppCode(code)).toBeNull();
  });
  it.each(['', '12345', '1234567', 'abcdef'])('of the app: %j is not', (code) => {
    expect(checkAppCode(code)).toBe('secondFactorCodeForm');
  });
  it('for recovery is longer', () => {
    expect(checkRecoveryCode('123456')).toBe('recoveryCodeMissing');
    expect(checkRecoveryCode('ABCD-EFGH')).toBeNull();
  });
});

it('derives the username from what stands before the @', () => {
  expect(usernameOf(' anna.levina@example.com')).toBe('anna.levina');
});
