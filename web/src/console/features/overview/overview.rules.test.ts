import { expect, test } from 'vitest';
import { deltaOf, pointsOf, waitedSince } from './overview.rules.ts';

test.each([
  [112.4, 100, { direction: 'up', percent: 12.4 }],
  [98.7, 100, { direction: 'down', percent: 1.3 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [5, 0, undefined],
])('the change from %d to %d is %o', (now, before, delta) => {
  expect(deltaOf(now, before)).toEqual(delta);
});

test('shares are compared in percentage points', () => {
  expect(pointsOf(91.8, 93.1)).toEqual({ direction: 'down', percent: 1.3 });
  expect(pointsOf(91.8, null)).toBeUndefined();
});

test.each([
  ['2026-03-10T11:15:00Z', { unit: 'minutes', count: 45 }],
  ['2026-03-10T09:00:00Z', { unit: 'hours', count: 3 }],
  ['2026-03-07T09:00:00Z', { unit: 'daysAgo', count: 3 }],
  ['2026-03-10T12:30:00Z', { unit: 'minutes', count: 0 }],
])('waiting since %s is %o at noon', (at, waited) => {
  expect(waitedSince(at, Date.parse('2026-03-10T12:00:00Z'))).toEqual(waited);
});
