import { expect, test } from 'vitest';
import { paymentState, paymentTexts } from './payment-texts.ts';

test.each([
  ['Active', false, 'active'],
  ['Expired', false, 'expired'],
  ['Not payed', false, 'unpaid'],
  ['Not payed', true, 'processing'],
] as const)('a payment that is %s, pending %s, is called %s', (status, is_pending, state) => {
  expect(paymentState({ status, is_pending })).toBe(state);
});

test.each([
  ['revoked', 'refunded', 'giftRevokedRefunded', null],
  ['revoked', 'partially_refunded', 'giftRevoked', 'statePartlyRefunded'],
  ['revoked', 'paid', 'giftRevoked', null],
  ['returning', 'paid', 'giftRevokedReturning', null],
  ['refunded', 'refunded', 'stateRefunded', null],
  ['reversed', 'refunded', 'giftReversed', 'stateRefunded'],
] as const)(
  'a gift that is %s, of a payment that is %s, is called %s',
  (gift_state, state, label, note) => {
    const payment = { status: 'Expired', is_pending: false, state, gift_state } as const;
    expect(paymentTexts(payment)).toMatchObject({ label, note });
  },
);
