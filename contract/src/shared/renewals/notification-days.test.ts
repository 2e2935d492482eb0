import { expect, test } from 'vitest';
import { notificationDays, type Term } from './notification-days.ts';

test.each<[number, Term['unit'], number[], number[]]>([
  [3, 'day', [], []],
  [7, 'day', [3], [7, 3]],
  [1, 'month', [3], [7, 3]],
  [3, 'month', [3], [7, 3]],
  [6, 'month', [7, 3], [7, 3]],
  [1, 'year', [30, 7, 3], [30, 7, 3]],
])(
  'a term of %i %s has notifications on days %j, and %j when it changes',
  (count, unit, days, changed) => {
    expect(notificationDays({ count, unit })).toEqual(days);
    expect(notificationDays({ count, unit }, { changed: true })).toEqual(changed);
  },
);
