import { describe, expect, test } from 'vitest';
import { comparePlans } from './plan-value.ts';

const month = (count: number) => ({ count, unit: 'month' }) as const;

describe('comparePlans', () => {
  test('compares every plan with the shortest one', () => {
    expect(
      comparePlans([
        { amountCents: 490, duration: month(1) },
        { amountCents: 1_290, duration: month(3) },
        { amountCents: 4_400, duration: { count: 1, unit: 'year' } },
      ]),
    ).toEqual([
      { monthlyCents: 490, savingPercent: 0 },
      { monthlyCents: 430, savingPercent: 12 },
      { monthlyCents: 367, savingPercent: 25 },
    ]);
  });

  test('finds the shortest plan in any position', () => {
    const values = comparePlans([
      { amountCents: 3_360, duration: month(12) },
      { amountCents: 350, duration: month(1) },
    ]);
    expect(values[0]?.savingPercent).toBe(20);
  });

  test('never shows a saving that does not exist', () => {
    const [, pricier, almost] = comparePlans([
      { amountCents: 100, duration: month(1) },
      { amountCents: 250, duration: month(2) },
      { amountCents: 1_190, duration: month(12) },
    ]);
    expect(pricier?.savingPercent).toBe(0);
    expect(almost?.savingPercent).toBe(0);
  });

  test('leaves terms in days out of the comparison', () => {
    expect(
      comparePlans([
        { amountCents: 100, duration: { count: 10, unit: 'day' } },
        { amountCents: 900, duration: month(3) },
      ]),
    ).toEqual([null, { monthlyCents: 300, savingPercent: 0 }]);
  });
});
