import { expect, test } from 'vitest';
import { chartScale, labelEvery, rangeOfLines, rangeOfStacks } from './chart-scale.ts';

test.each([
  [0, 9_500, [0, 2_500, 5_000, 7_500, 10_000]],
  [0, 3, [0, 1, 2, 3]],
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 128_400, [0, 50_000, 100_000, 150_000]],
  [-2_000, 6_000, [-2_000, 0, 2_000, 4_000, 6_000]],
  [-500, 0, [-600, -400, -200, 0]],
])('values from %i to %i get round grid lines', (low, high, ticks) => {
  expect(chartScale(low, high).ticks).toEqual(ticks);
});

test('a value is between the bottom and the top line', () => {
  const { heightOf } = chartScale(-2_000, 6_000);
  expect(heightOf(-2_000)).toBe(0);
  expect(heightOf(0)).toBe(0.25);
  expect(heightOf(6_000)).toBe(1);
});

test('no data is one line at the bottom', () => {
  const { ticks, heightOf } = chartScale(0, 0);
  expect(ticks).toEqual([0]);
  expect(heightOf(0)).toBe(0);
});

test('stacks add up above and below zero, lines are independent', () => {
  const data = {
    points: [
      { key: 'a', label: 'a', title: 'a' },
      { key: 'b', label: 'b', title: 'b' },
    ],
    series: [
      { key: 'deposits', label: 'Deposits', color: 1, values: [30, -5] },
      { key: 'registrations', label: 'Registrations', color: 2, values: [12, -2] },
    ],
  } as const;
  expect(rangeOfStacks(data)).toEqual([-7, 42]);
  expect(rangeOfLines(data)).toEqual([-5, 30]);
});

test.each([
  [6, 12, 1],
  [13, 12, 2],
  [90, 12, 8],
  [0, 12, 1],
])('of %i points with room for %i labels every %i. is labeled', (points, most, every) => {
  expect(labelEvery(points, most)).toBe(every);
});
