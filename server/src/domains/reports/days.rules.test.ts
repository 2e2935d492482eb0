import { expect, test } from 'vitest';
import { addDays, dayOf, daysAfter, daysBetween } from './days.rules.ts';

test('a day is the one of Greenwich', () => {
  expect(dayOf(new Date('2026-03-10T23:30:00-05:00'))).toBe('2026-03-11');
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('days between are both ends and all within', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
});

const range = { since: '2026-03-05', until: '2026-03-10' };

test.each([
  ['nothing is added up', undefined, range],
  ['all of it is later', '2026-03-01', range],
  ['the day before is the last', '2026-03-04', range],
  ['a part is added up', '2026-03-07', { since: '2026-03-08', until: '2026-03-10' }],
  ['all is added up', '2026-03-10', undefined],
  ['more than that is added up', '2026-03-20', undefined],
])('when %s, the journal is asked for the rest', (_when, last, rest) => {
  expect(daysAfter(last, range)).toEqual(rest);
});
