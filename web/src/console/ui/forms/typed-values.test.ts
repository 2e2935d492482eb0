import { describe, expect, test } from 'vitest';
import {
  dayOf,
  differsFromZone,
  formatTypedDateTime,
  parseDateTime,
  withDay,
} from './typed-date.ts';
import { formatDecimal, parseDecimal } from './typed-number.rules.ts';

describe('an amount', () => {
  test.each([
    ['1,234.56', 'en', 123_456],
    ['1234.56', 'en', 123_456],
    ['1,234', 'en', 123_400],
    ['9,9', 'en', 990],
    ['1 234,56', 'ru', 123_456],
    ['1\u00a0234,56', 'ru', 123_456],
    ['1.234,56', 'ru', 123_456],
    ['1234.5', 'ru', 123_450],
    ['-10', 'en', -1_000],
    ['−0,01', 'ru', -1],
    // As a float, 1.005 × 100 is not 100.5 and 8.29 × 100 is not 829.
    ['8.29', 'en', 829],
    ['99999.99', 'en', 9_999_999],
  ] as const)('%s in %s is exact', (typed, language, cents) => {
    expect(parseDecimal(typed, language, 2)).toBe(cents);
  });

  test.each([
    ['', 'en'],
    ['1.005', 'en'],
    ['1,2345', 'en'],
    ['1,234', 'ru'],
    ['12 34', 'ru'],
    ['1e3', 'en'],
    ['10 $', 'en'],
  ] as const)('%s in %s is none', (typed, language) => {
    expect(parseDecimal(typed, language, 2)).toBeUndefined();
  });

  test.each([
    [123_456, 'en', '1,234.56'],
    [123_456, 'ru', '1\u00a0234,56'],
    [5, 'en', '0.05'],
    [-100, 'ru', '−1,00'],
    [123_456_789, 'en', '1,234,567.89'],
  ] as const)('%s is written as in %s', (cents, language, text) => {
    expect(formatDecimal(cents, language, 2, true)).toBe(text);
    expect(parseDecimal(text, language, 2)).toBe(cents);
  });

  test('has no superfluous trailing zeros', () => {
    expect(formatDecimal(350, 'en', 2)).toBe('3.5');
    expect(formatDecimal(1_000, 'ru', 2)).toBe('10');
    expect(formatDecimal(1_000, 'en', 0)).toBe('1,000');
  });
});

describe('a date', () => {
  test('is typed as the console shows it', () => {
    const at = new Date(2026, 10, 24, 14, 30).toISOString();
    for (const typed of ['24.11.2026 14:30', '24.11.2026, 14:30', ' 24.11.2026  14:30 ']) {
      expect(parseDateTime(typed)).toBe(at);
    }
    expect(formatTypedDateTime(at)).toBe('24.11.2026 14:30');
    expect(dayOf(at)).toBe('2026-11-24');
  });

  test('without a time begins its day', () => {
    expect(parseDateTime('1.2.2026')).toBe(new Date(2026, 1, 1).toISOString());
  });

  test.each(['', '31.02.2026 10:00', '24.11.2026 25:00', '24.11.26', 'tomorrow', '11/24/2026'])(
    '%s is invalid',
    (typed) => {
      expect(parseDateTime(typed)).toBeUndefined();
    },
  );

  test('keeps its time on another day, which else begins', () => {
    const at = new Date(2026, 10, 24, 14, 30).toISOString();
    expect(withDay(at, '2026-12-01')).toBe(new Date(2026, 11, 1, 14, 30).toISOString());
    for (const none of ['tomorrow', null, undefined]) {
      expect(withDay(none, '2026-12-01')).toBe(new Date(2026, 11, 1).toISOString());
    }
  });

  test('that is invalid stays as typed', () => {
    expect(formatTypedDateTime('tomorrow')).toBe('tomorrow');
    expect(dayOf('tomorrow')).toBe('');
  });
});

test('the time of the operator differs from the shop’s only in another time zone', () => {
  const at = new Date('2026-03-10T12:00:00.000Z');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(differsFromZone(timeZone, at)).toBe(false);
  // No clock shows the time of both.
  const far = ['Pacific/Kiritimati', 'Pacific/Midway'].filter((zone) => differsFromZone(zone, at));
  expect(far).not.toEqual([]);
});
