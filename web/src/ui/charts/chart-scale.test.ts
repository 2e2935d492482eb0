import { expect, test } from 'vitest';
import { chartColumns, chartScale, labelEvery, stackSeries } from './chart-scale.ts';

test.each([
  [[9_500], [0, 2_000, 4_000, 6_000, 8_000, 10_000]],
  [[1], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [7, 2],
    [0, 2, 4, 6, 8],
  ],
  [[128_400], [0, 50_000, 100_000, 150_000]],
  [
    [-2_000, 6_000],
    [-2_000, 0, 2_000, 4_000, 6_000],
  ],
  [[-500], [-500, -400, -300, -200, -100, 0]],
])('the values %j get round grid lines', (values, ticks) => {
  expect(chartScale(values).ticks).toEqual(ticks);
});

test('a value is between the bottom and the top line', () => {
  const { heightOf } = chartScale([-2_000, 6_000]);
  expect(heightOf(-2_000)).toBe(0);
  expect(heightOf(0)).toBe(25);
  expect(heightOf(6_000)).toBe(100);
});

test('no data is one line at the bottom', () => {
  const { ticks, heightOf } = chartScale([]);
  expect(ticks).toEqual([0]);
  expect(heightOf(0)).toBe(0);
});

test('each point has a column of equal width', () => {
  const points = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, title: key }));
  const { middleOf, barWidth } = chartColumns(points);
  expect(points.map((_, index) => middleOf(index))).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(barWidth).toBe(15);
});

test('stacks add up above and below zero', () => {
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
  expect(stackSeries(data).map((parts) => parts.map(([from, to]) => [from, to]))).toEqual([
    [
      [0, 30],
      [-5, 0],
    ],
    [
      [30, 42],
      [-7, -5],
    ],
  ]);
});

test.each([
  [6, 12, 1],
  [13, 12, 2],
  [90, 12, 8],
  [0, 12, 1],
])('with %i points and room for %i labels, every %i. is labeled', (points, most, every) => {
  expect(labelEvery(points, most)).toBe(every);
});
