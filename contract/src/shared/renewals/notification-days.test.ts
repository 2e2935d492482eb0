import { expect, test } from 'vitest';
import { notificationDays, type Term } from './notification-days.ts';

test.each<[number, Term['unit'], number[]]>([
  [3, 'day', []],
  [7, 'day', [3]],
  [1, 'month', [3]],
  [3, 'month', [3]],
  [6, 'month', [7, 3]],
  [1, 'year', [30, 7, 3]],
])('a term of %i %s has notifications on days %j', (count, unit, days) => {
  expect(notificationDays({ count, unit })).toEqual(days);
});
