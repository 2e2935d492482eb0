import { expect, test } from 'vitest';
import { typedAmounts } from './payment-search.rules.ts';

test.each([
  ['12', { from: 1200, to: 1299 }],
  ['12.9', { from: 1290, to: 1299 }],
  ['$12.90', { from: 1290, to: 1290 }],
  ['1 234,56 ₽', { from: 123_456, to: 123_456 }],
  ['0.05', { from: 5, to: 5 }],
  ['12.905', undefined],
  ['Askara 2', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j stands for the amounts %j', (typed, amounts) => {
  expect(typedAmounts(typed)).toEqual(amounts);
});
