import { expect, test } from 'vitest';
import { addDays, daysAfter, daysBetween } from './days.rules.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('the days of a range include both ends', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

const range = { zone: 'UTC', since: '2026-03-05', until: '2026-03-10' };

test.each([
  ['nothing is aggregated', undefined, range],
  ['the whole range is later', '2026-03-01', range],
  ['the day before the range is the last one', '2026-03-04', range],
  ['a part is aggregated', '2026-03-07', { ...range, since: '2026-03-08' }],
  ['all is aggregated', '2026-03-10', undefined],
  ['more than the range is aggregated', '2026-03-20', undefined],
])('when %s, the journal is read for the rest', (_when, last, rest) => {
  expect(daysAfter(last, range)).toEqual(rest);
});
