import { expect, test } from 'vitest';
import { clockAt, timeAt } from './local-time.ts';

test.each([
  ['2026-11-24', 14, 30, '14:30'],
  ['2026-03-01', 0, 0, '00:00'],
  ['2028-02-29', 23, 59, '23:59'],
])('the clock shows %s at %i:%i when it is said to', (day, hours, minutes, time) => {
  const at = timeAt(day, hours, minutes);
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  expect(clockAt(at)).toEqual({ day, time });
});

test('a day begins at midnight', () => {
  expect(timeAt('2026-03-10')).toBe(new Date(2026, 2, 10).toISOString());
});
