import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayByKey,
  formatDay,
  formatDays,
  isDay,
  parseDay,
  weekdayOf,
  weeksAround,
} from './day.rules.ts';

describe('a day', () => {
  test('is typed as it is shown', () => {
    expect(parseDay('24.11.2026')).toBe('2026-11-24');
    expect(parseDay(' 1.2.2026 ')).toBe('2026-02-01');
    expect(formatDay('2026-11-24')).toBe('24.11.2026');
    expect(formatDay('soon')).toBe('soon');
  });

  test.each(['', '31.02.2026', '24.13.2026', '24.11.26', '24.11.0202', '11/24/2026', '2026-11-24'])(
    '%s is none',
    (text) => expect(parseDay(text)).toBeUndefined(),
  );

  test.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-2-3', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => expect(isDay(text)).toBe(exists));
});

test('adds days and months across their ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
});

test('shows six whole weeks from Monday on', () => {
  const weeks = weeksAround('2026-11-24');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
  // A month that begins on a Monday begins with the first week.
  expect(weeksAround('2026-06-10')[0]?.[0]).toBe('2026-06-01');
  expect(weekdayOf('2026-11-29')).toBe(6);
});

test.each([
  ['ArrowLeft', false, '2026-11-23'],
  ['ArrowRight', false, '2026-11-25'],
  ['ArrowUp', false, '2026-11-17'],
  ['ArrowDown', false, '2026-12-01'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-24'],
  ['PageDown', false, '2026-12-24'],
  ['PageUp', true, '2025-11-24'],
  ['PageDown', true, '2027-11-24'],
  ['a', false, undefined],
])('from 24.11.2026 %s (shift: %s) moves to %s', (key, isShift, day) => {
  expect(dayByKey('2026-11-24', key, isShift)).toBe(day);
});

test('writes the year of a period once', () => {
  expect(formatDays('2026-03-09', '2026-11-28')).toBe('09.03 – 28.11.2026');
  expect(formatDays('2026-11-28', '2026-11-28')).toBe('28.11.2026');
  expect(formatDays('2025-12-30', '2026-01-02')).toBe('30.12.2025 – 02.01.2026');
});
