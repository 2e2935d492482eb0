import { expect, test } from 'vitest';
import { orderedPlan, orderedProduct, ordersAgain } from './ordered-product.ts';

test.each([
  ['?order=7', 7],
  ['?coupon=A&order=12', 12],
  ['', null],
  ['?order=', null],
  ['?order=0', null],
  ['?order=-1', null],
  ['?order=1e3', null],
  ['?order=7abc', null],
  ['?order=99999999999999', null],
])('the product of %j is %s', (search, product) => {
  expect(orderedProduct(search)).toBe(product);
});

test.each([
  ['?order=7&again', true],
  ['?order=7', false],
])('%s asks for the last choice: %s', (search, again) => {
  expect(ordersAgain(search)).toBe(again);
});

test.each([
  ['?order=7&plan=12', 12],
  ['?order=7&plan=x', null],
  ['?order=7', null],
])('the plan of %j is %s', (search, plan) => {
  expect(orderedPlan(search)).toBe(plan);
});
