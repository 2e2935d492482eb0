import { expect, test } from 'vitest';
import { missingIn } from './missing-in.ts';

test('a fact found less often than recorded is missing that many times', () => {
  expect(missingIn(['order 1', 'order 2'], ['order 2', 'order 1'])).toEqual([]);
  expect(missingIn(['order 1', 'order 2'], ['order 2'])).toEqual(['order 1']);
  // With the arguments swapped it finds duplicated and unacknowledged facts.
  expect(missingIn(['order 1', 'order 1', 'order 1'], ['order 1'])).toEqual(['order 1', 'order 1']);
  expect(missingIn(['order 3'], ['order 1'])).toEqual(['order 3']);
});
