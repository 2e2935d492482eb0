import { expect, test } from 'vitest';
import { likeAnywhere } from './like-anywhere.ts';

test('a pattern has no wildcards but its own', () => {
  expect(likeAnywhere('100%_\\')).toBe('%100\\%\\_\\\\%');
});
