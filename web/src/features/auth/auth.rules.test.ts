import { describe, expect, test } from 'vitest';
import {
  checkAppCode,
  checkNewPassword,
  checkRecoveryCode,
  checkRegistration,
  checkResetEmail,
  checkSignIn,
  usernameOf,
} from './auth.rules.ts';

const good = { email: 'anna.levina@example.com', password: '12345678' };

describe('the email', () => {
  test.each([
    'anna.levina@example.com',
    '  anna@example.com ',
    'a+b@sub.example.co',
    'анна@пример.рф',
  ])('%j is accepted', (email) => {
    expect(checkSignIn({ ...good, email })).toEqual({});
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'an na@example.com',
    'anna@@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is not', (email) => {
    expect(checkSignIn({ ...good, email })).toEqual({ email: 'emailInvalid' });
  });
});

describe('the password', () => {
  test('has a separate message on each of the two screens', () => {
    const short = { ...good, password: '1234567' };
    expect(checkSignIn(short)).toEqual({ password: 'signInPasswordShort' });
    expect(checkRegistration(short)).toEqual({ password: 'passwordShort' });
    expect(checkRegistration(good)).toEqual({});
  });
});

test('needs only an @ for a reset', () => {
  expect(checkResetEmail('')).toBe('resetEmailInvalid');
  expect(checkResetEmail('anna.levina')).toBe('resetEmailInvalid');
  expect(checkResetEmail('anna@')).toBeNull();
});

test('needs 8 characters when new', () => {
  expect(checkNewPassword('1234567')).toBe('passwordShort');
  expect(checkNewPassword('12345678')).toBeNull();
});

describe('a code of the second factor', () => {
  test.each(['123456', ' 123 456 '])('of the app: %j is accepted', (code) => {
    expect(checkAppCode(code)).toBeNull();
  });
  test.each(['', '12345', '1234567', 'abcdef'])('of the app: %j is not', (code) => {
    expect(checkAppCode(code)).toBe('secondFactorCodeForm');
  });
  test('is longer if it is a recovery code', () => {
    expect(checkRecoveryCode('123456')).toBe('recoveryCodeMissing');
    expect(checkRecoveryCode('ABCD-EFGH')).toBeNull();
  });
});

test('derives the username from the part before the @', () => {
  expect(usernameOf(' anna.levina@example.com')).toBe('anna.levina');
});
