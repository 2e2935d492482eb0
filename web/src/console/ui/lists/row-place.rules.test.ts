import { expect, test } from 'vitest';
import { controlAt, nextPlace } from './row-place.rules.ts';

const rows = [['a', 'b', 'c'], ['d'], [], ['e', 'f']];

test.each([
  ['ArrowDown', { row: 0, column: 2 }, 'd'],
  ['ArrowRight', { row: 0, column: 2 }, 'c'],
  ['ArrowLeft', { row: 0, column: 0 }, 'a'],
  ['ArrowUp', { row: 0, column: 1 }, 'b'],
  ['Home', { row: 3, column: 1 }, 'b'],
  ['End', { row: 0, column: 1 }, 'f'],
  ['ArrowDown', { row: 3, column: 1 }, 'f'],
] as const)('%s at %o leads to %s', (key, place, control) => {
  const next = nextPlace(key, place, rows.length);
  expect(next && controlAt(rows, next)).toBe(control);
});

test.each(['Enter', ' ', 'Tab', 'PageDown', 'a'])('%j moves nothing', (key) => {
  expect(nextPlace(key, { row: 0, column: 0 }, rows.length)).toBeUndefined();
});

test('a row without controls and an empty table take no focus', () => {
  expect(controlAt(rows, { row: 2, column: 0 })).toBeUndefined();
  expect(controlAt([], { row: 0, column: 0 })).toBeUndefined();
});
