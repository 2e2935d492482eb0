import { expect, test } from 'vitest';
import { countdownTone, minutesToAnnounce } from './countdown.rules.ts';

test.each([
  [900, 'success'],
  [601, 'success'],
  [600, 'warning'],
  [301, 'warning'],
  [300, 'danger'],
  [0, 'danger'],
])('with %i s left the bar is %s', (seconds, tone) => {
  expect(countdownTone(seconds)).toBe(tone);
});

test.each([
  [900, null],
  [601, null],
  [600, 10],
  [301, 10],
  [300, 5],
  [61, 5],
  [60, 1],
  [0, 1],
])('with %i s left the announced mark is %s', (seconds, minutes) => {
  expect(minutesToAnnounce(seconds)).toBe(minutes);
});
