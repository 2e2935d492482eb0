import { expect, test } from 'vitest';
import { remainingCents, usualAccess } from './refund.rules.ts';

test('what was refunded is no longer left', () => {
  expect(remainingCents({ paid: 10, refunded: 0, lines: {} })).toBe(1_000);
  expect(remainingCents({ paid: 10, refunded: 3.33, lines: {} })).toBe(667);
});

test('what became credit is not left either, and credit that paid a part is used up first', () => {
  expect(remainingCents({ paid: 10, refunded: 3, credited: 5, lines: {} })).toBe(200);
  expect(remainingCents({ paid: 10, refunded: 0, credited: 5, lines: { credit: 4 } })).toBe(900);
});

test.each([
  [1, 'keep'],
  [999, 'keep'],
  [1_000, 'revoke'],
] as const)('a refund of %s of 1000 cents suggests to %s the access', (cents, access) => {
  expect(usualAccess(cents, 1_000)).toBe(access);
});
