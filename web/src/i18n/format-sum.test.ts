import { expect, test } from 'vitest';
import { formatSum } from './format-sum.ts';

test.each([
  [392, 'RUB', '392.00\u00a0₽'],
  [1_032.5, 'RUB', '1\u202f032.50\u00a0₽'],
  [1_234_567.89, 'RUB', '1\u202f234\u202f567.89\u00a0₽'],
  [4.9, 'USD', '$4.90'],
  [1_032.5, 'USD', '$1,032.50'],
] as const)('%d %s is %s', (amount, currency, shown) => {
  expect(formatSum(amount, currency)).toBe(shown);
});
