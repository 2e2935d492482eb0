import { expect, test } from 'vitest';
import { createIntents } from './intents.ts';

test('returns the same key for the same intent until it is done', () => {
  const intents = createIntents();
  const key = intents.keyFor({ amount: 5 });
  expect(intents.keyFor({ amount: 5 })).toBe(key);
  intents.done({ amount: 5 });
  expect(intents.keyFor({ amount: 5 })).not.toBe(key);
});

test('returns another key for a changed intent, and the first key when it is changed back', () => {
  const intents = createIntents();
  const key = intents.keyFor({ amount: 5 });
  expect(intents.keyFor({ amount: 6 })).not.toBe(key);
  expect(intents.keyFor({ amount: 5 })).toBe(key);
});

test('uses a given key for the first request only', () => {
  const intents = createIntents('made-by-the-sheet');
  expect(intents.keyFor({ amount: 5 })).toBe('made-by-the-sheet');
  expect(intents.keyFor({ amount: 5 })).toBe('made-by-the-sheet');
  expect(intents.keyFor({ amount: 6 })).not.toBe('made-by-the-sheet');
});
