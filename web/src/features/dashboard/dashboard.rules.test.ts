import { describe, expect, test } from 'vitest';
import { askara, codelark, paid, subscription } from '../../test/shop.ts';
import { daysLeft, filterProducts, mergePages, ownedProducts } from './dashboard.rules.ts';

describe('filterProducts', () => {
  const products = [
    askara(),
    { ...codelark(), description: 'A pair programmer.', description_ru: 'Напарник для кода.' },
    askara({ id: 3, title: 'Набор «Креатор»' }),
  ];

  test.each([
    ['', 'all', [1, 2, 3]],
    ['  ASK ', 'all', [1]],
    ['КРЕАТОР', 'all', [3]],
    ['PAIR programmer', 'all', [2]],
    ['напарник', 'all', [2]],
    ['', 'active', [1, 3]],
    ['', 'inactive', [2]],
    ['askara', 'inactive', []],
    ['kvadro', 'all', []],
  ] as const)('%j in %s', (search, filter, ids) => {
    expect(filterProducts(products, { search, filter }).map(({ id }) => id)).toEqual(ids);
  });
});

describe('daysLeft', () => {
  const now = new Date('2025-11-24T12:00:00Z');
  test.each([
    ['2026-02-21T12:00:00Z', 89],
    ['2025-11-24T12:00:01Z', 1],
    ['2025-11-25T12:00:00Z', 1],
    ['2025-11-25T12:00:01Z', 2],
    ['2025-11-24T11:00:00Z', 0],
  ])('until %s: %s', (end, days) => {
    expect(daysLeft(end, now)).toBe(days);
  });
});

test('ownedProducts are those with active access', () => {
  expect(ownedProducts([subscription()])).toEqual(new Set([1]));
});

test('mergePages shows a payment once that is on two pages', () => {
  const ids = ['a', 'b', 'c'].map((id) => paid({ id }));
  const [a, b, c] = ids;
  expect(mergePages([ids.slice(0, 2), ids.slice(1)])).toEqual([a, b, c]);
});
