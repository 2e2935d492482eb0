import { expect, test } from 'vitest';
import { paymentState } from './payment-words.ts';

test.each([
  ['Active', false, 'active'],
  ['Expired', false, 'expired'],
  ['Not payed', false, 'unpaid'],
  ['Not payed', true, 'processing'],
] as const)('a payment that is %s, pending %s, is called %s', (status, is_pending, state) => {
  expect(paymentState({ status, is_pending })).toBe(state);
});
