import { expect, test } from 'vitest';
import { costPerPayerOf, returnOf } from './campaign-return.rules.ts';

test.each([
  [{ cost_cents: 10_000, revenue_cents: 25_055, payers: 3 }, 2.51, 3_333],
  [{ cost_cents: 10_000, revenue_cents: -500, payers: 1 }, -0.05, 10_000],
  [{ cost_cents: 10_000, revenue_cents: 0, payers: 0 }, 0, null],
  [{ cost_cents: 0, revenue_cents: 25_000, payers: 2 }, null, 0],
  [{ cost_cents: null, revenue_cents: 25_000, payers: 2 }, null, null],
])('%o returns %s and costs %s for each payer', (figures, ratio, perPayer) => {
  expect(returnOf(figures)).toBe(ratio);
  expect(costPerPayerOf(figures)).toBe(perPayer);
});
