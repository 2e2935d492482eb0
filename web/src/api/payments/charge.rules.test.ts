import { expect, test } from 'vitest';
import { chargeOf } from './charge.rules.ts';

const rate = {
  currency: 'RUB',
  rate: 81.23,
  rate_at: '2026-11-20T21:00:00.000Z',
  source: 'cbr',
} as const;

test.each([
  ['the total at the rate', { charge: rate }, 1_068, 86_754],
  ['nothing of a method in dollars', {}, 1_068, undefined],
  ['nothing of what is free', { charge: rate }, 0, undefined],
  ['nothing while no method is chosen', undefined, 1_068, undefined],
] as const)('is %s', (_name, method, totalCents, expected) => {
  expect(chargeOf(method, totalCents)?.amountMinor).toBe(expected);
});
