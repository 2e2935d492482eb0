import { expect, test } from 'vitest';
import { lowerFirst } from './lower-first.ts';

test('makes only the first letter small, in both languages', () => {
  expect(lowerFirst('Not redeemed yet')).toBe('not redeemed yet');
  expect(lowerFirst('Ещё не активирован')).toBe('ещё не активирован');
  expect(lowerFirst('')).toBe('');
});
