import { expect, test } from 'vitest';
import { proposedCents, remainingCents, usualAccess } from './refund.rules.ts';

const lines = {
  subscription_price_id: 1,
  amount: 10,
  fee: 0,
  fee_percentage: 0,
  discount: 0,
  percent: 0,
  total: 10,
  currency: 'USD' as const,
};
const payment = { paid: 10, refunded: 0, flags: [] as string[], lines };

test('proposes all that is left', () => {
  expect(proposedCents(payment)).toBe(1_000);
  expect(proposedCents({ ...payment, refunded: 3.33 })).toBe(667);
  expect(remainingCents({ paid: 10, refunded: 3.33 })).toBe(667);
});

test('proposes only the surplus of an overpaid order, until it was returned', () => {
  const overpaid = { ...payment, paid: 12.5, flags: ['late', 'overpaid'] };
  expect(proposedCents(overpaid)).toBe(250);
  expect(proposedCents({ ...overpaid, refunded: 1 })).toBe(150);
  expect(proposedCents({ ...overpaid, refunded: 2.5 })).toBe(1_000);
});

test.each([
  [1, 'keep'],
  [999, 'keep'],
  [1_000, 'revoke'],
] as const)('a refund of %s of 1000 cents suggests to %s the access', (cents, access) => {
  expect(usualAccess(cents, 1_000)).toBe(access);
});
