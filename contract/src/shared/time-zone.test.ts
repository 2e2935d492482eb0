import { expect, test } from 'vitest';
import { dayIn, isTimeZone } from './time-zone.ts';

test.each([
  ['Asia/Almaty', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['', false],
  ['+03:00', false],
])('whether %s is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

test.each([
  ['UTC', '2026-03-10T23:30:00-05:00', '2026-03-11'],
  ['Europe/Moscow', '2026-03-10T21:00:00Z', '2026-03-11'],
  ['America/New_York', '2026-03-11T03:59:59Z', '2026-03-10'],
  // Clocks are put forward at 2:00 on that day.
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08'],
])('in %s the day of %s is %s', (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day);
});
