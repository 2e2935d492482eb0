import { expect, test } from 'vitest';
import { boundsOf, yearsBetween } from './payment-years.rules.ts';

test('lists the years from the latest to the first', () => {
  expect(yearsBetween('2024-06-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z')).toEqual([
    2026, 2025, 2024,
  ]);
  expect(yearsBetween(null, null)).toEqual([]);
});

test('a year ends where the next one begins', () => {
  const { since = '', until } = boundsOf(2025);
  expect(new Date(since).getFullYear()).toBe(2025);
  expect(boundsOf(2026).since).toBe(until);
  expect(boundsOf(null)).toEqual({});
});
