import { expect, test } from 'vitest';
import { freeItems } from './free-items.rules.ts';

const none = { free: 0, shared: 0, templates: 0, webhooks: 0 };

test.each([
  [none, 0],
  [{ ...none, free: 2 }, 2],
  [{ ...none, shared: 1 }, '∞'],
  [{ ...none, templates: 1 }, '∞'],
  [{ ...none, webhooks: 1 }, '∞'],
  [{ ...none, free: 2, shared: 1 }, 2],
] as const)('with %j serves %s more', (counts, served) => {
  expect(freeItems(counts)).toBe(served);
});
