import { expect, test } from 'vitest';
import { parseReferralCode, referralCode } from './referral-code.rules.ts';

test('a code has eight unambiguous characters and parses as generated', () => {
  const code = referralCode(Uint8Array.from([0, 31, 32, 255, 7, 100, 200, 250, 1]));
  expect(code).toMatch(/^[a-km-np-z2-9]{8}$/);
  expect(parseReferralCode(` ${code.toUpperCase()} `)).toBe(code);
});

test.each(['', 'short', 'ninechars', 'abcdefg1', "a' or 1=1"])('%j is not a code', (typed) => {
  expect(parseReferralCode(typed)).toBeUndefined();
});
