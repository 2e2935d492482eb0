import { describe, expect, test } from 'vitest';
import { comparePrices, draftsOfPlan } from './product-prices.rules.ts';

const monthly = { id: 1, duration_count: 1, duration_unit: 'month', amount_cents: 990 } as const;
const yearly = { id: 2, duration_count: 1, duration_unit: 'year', amount_cents: 9_480 } as const;
const held = [monthly, yearly];

describe('comparing prices', () => {
  test('keeps unchanged prices in any order', () => {
    expect(
      comparePrices(held, [
        { id: 2, count: 1, unit: 'year', amount: 94.8 },
        { id: 1, count: 1, unit: 'month', amount: 9.9 },
      ]),
    ).toEqual({
      steps: [
        { kind: 'keep', id: 2 },
        { kind: 'keep', id: 1 },
      ],
      archived: [],
    });
  });

  test.each([
    ['amount', { id: 1, count: 1, unit: 'month', amount: 9.91 }],
    ['count', { id: 1, count: 2, unit: 'month', amount: 9.9 }],
    ['unit', { id: 1, count: 1, unit: 'day', amount: 9.9 }],
  ] as const)('makes a new version when the %s changed', (_what, changed) => {
    const plan = comparePrices([monthly], [changed]);
    expect(plan?.steps).toMatchObject([{ kind: 'add', replaces: 1 }]);
    expect(plan?.archived).toEqual([]);
  });

  test('archives prices that are left out, and adds new ones that replace nothing', () => {
    expect(comparePrices(held, [{ count: 3, unit: 'month', amount: 26.9 }])).toEqual({
      steps: [{ kind: 'add', count: 3, unit: 'month', amountCents: 2_690, replaces: undefined }],
      archived: [1, 2],
    });
  });

  test('refuses lines that name an unknown price or the same price twice', () => {
    expect(comparePrices(held, [{ id: 3, count: 1, unit: 'day', amount: 1 }])).toBeUndefined();
    const twice = { id: 1, count: 1, unit: 'month', amount: 9.9 } as const;
    expect(comparePrices(held, [twice, { ...twice, count: 2 }])).toBeUndefined();
  });
});

test('a planned price replaces the current one for its period', () => {
  const planned = [
    { duration_count: 1, duration_unit: 'year', amount_cents: 9_900 },
    { duration_count: 1, duration_unit: 'day', amount_cents: 99 },
  ] as const;
  expect(draftsOfPlan(held, planned)).toEqual([
    { id: 2, count: 1, unit: 'year', amount: 99 },
    { count: 1, unit: 'day', amount: 0.99 },
  ]);
});
