import { expect, it } from 'vitest';
import { createIntents } from './intents.ts';

it('returns the same key for the same intent until it is done', () => {
  const intents = createIntents();
  const key = intents.keyFor({ amount: 5 });
  expect(intents.keyFor({ amount: 5 })).toBe(key);
  intents.done({ amount: 5 });
  expect(intents.keyFor({ amount: 5 })).not.toBe(key);
});

it('returns another key for a changed intent, and the first key when it is changed back', () => {
  const intents = createIntents();
  const key = intents.keyFor({ amount: 5 });
  expect(intents.keyFor({ amount: 6 })).not.toBe(key);
  expect(intents.keyFor({ amount: 5 })).toBe(key);
});

it('uses a given key for the first request only', () => {
  const intents = createIntents('made-by-the-sheet');
  expect(intents.keyFor({ amount: 5 })).toBe('made-by-the-sheet');
  expect(intents.keyFor({ amount: 5 })).toBe('made-by-the-sheet');
  expect(intents.keyFor({ amount: 6 })).not.toBe('made-by-the-sheet');
});
