import { expect, test } from 'vitest';
import { dateWriter } from './date-writer.rules.ts';

test.each([
  ['Europe/Moscow', '01.01.2026'],
  ['America/New_York', '31.12.2025'],
  [undefined, '31.12.2025'],
  ['Nowhere/At_all', '31.12.2025'],
])('late on the last day of the year, it is in %s the %s', (zone, date) => {
  expect(dateWriter(zone)(new Date('2025-12-31T22:30:00Z'))).toBe(date);
});
