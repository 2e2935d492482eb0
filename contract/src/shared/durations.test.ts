import { expect, test } from 'vitest';
import { monthsOf, parseDuration, serializeDuration } from './durations.ts';

test.each([
  ['1 mon', { count: 1, unit: 'month' }],
  ['3 mons', { count: 3, unit: 'month' }],
  ['1 day', { count: 1, unit: 'day' }],
  ['10 days', { count: 10, unit: 'day' }],
  ['1 year', { count: 1, unit: 'year' }],
  ['2 years', { count: 2, unit: 'year' }],
] as const)('%s is formatted and parsed back', (text, duration) => {
  expect(serializeDuration(duration)).toBe(text);
  expect(parseDuration(text)).toEqual(duration);
});

test.each(['', 'mon', 'three mons', '3 weeks', '1234 mons'])('%j is not a duration', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('a year is twelve months, and days have no length in months', () => {
  expect(monthsOf({ count: 2, unit: 'year' })).toBe(24);
  expect(monthsOf({ count: 3, unit: 'month' })).toBe(3);
  expect(monthsOf({ count: 10, unit: 'day' })).toBeUndefined();
});
