import { expect, test } from 'vitest';
import { daysOf, timesOf, writeDays } from './time-range.ts';

const NOW = Date.parse('2026-03-10T12:00:45.678Z');

test('sends no times by default, and drops invalid ones', () => {
  expect(timesOf({}, NOW)).toEqual({});
  expect(timesOf({ period: 'year', days: '2026-02-30..x' }, NOW)).toEqual({});
});

test('rounds a period to the minute, so that a repeated render repeats the query', () => {
  expect(timesOf({ period: 'day' }, NOW)).toEqual({ since: '2026-03-09T12:00:00.000Z' });
});

test.each([
  ['2026-03-01..2026-03-10', [new Date(2026, 2, 1), new Date(2026, 2, 11)]],
  ['2026-03-01..', [new Date(2026, 2, 1), undefined]],
  ['..2026-12-31', [undefined, new Date(2027, 0, 1)]],
])('%s is from the start of the first day to the end of the last', (days, [since, until]) => {
  expect(timesOf({ days, period: 'week' }, NOW)).toEqual({
    ...(since && { since: since.toISOString() }),
    ...(until && { until: until.toISOString() }),
  });
});

test('parses dates from the address', () => {
  const days = { since: '2026-03-01', until: '' };
  expect(daysOf(writeDays(days))).toEqual(days);
  expect(writeDays({ since: '', until: '' })).toBe('');
});
