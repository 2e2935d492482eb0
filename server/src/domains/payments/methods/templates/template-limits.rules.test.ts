import { expect, test } from 'vitest';
import { totalLimitsOf } from './template-limits.rules.ts';

const dollars = (minMinor: number, maxMinor: number) =>
  totalLimitsOf({ currency: 'USD', minMinor, maxMinor }, undefined);
const rubles = (rateE4: number | undefined) =>
  totalLimitsOf({ currency: 'RUB', minMinor: 1_000, maxMinor: 35_000_000 }, rateE4);

test.each([
  [50, 99_999_999, { minCents: 50, maxCents: 99_999_900 }],
  [1, 1_000_000, { minCents: 50, maxCents: 1_000_000 }],
  [101, 10_000_000_000, { minCents: 150, maxCents: 100_000_000 }],
])('charges of %i to %i cents allow whole totals within them', (min, max, limits) => {
  expect(dollars(min, max)).toEqual(limits);
});

test('limits in rubles are converted, with a tenth left for changes of the rate', () => {
  // At 80 rubles, 350,000 are $4,375, and 10 are 12.5 cents.
  expect(rubles(800_000)).toEqual({ minCents: 50, maxCents: 393_700 });
});

test('without a rate, limits in rubles are careful ones', () => {
  expect(rubles(undefined)).toEqual({ minCents: 100, maxCents: 1_000_000 });
});
