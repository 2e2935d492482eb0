import { describe, expect, test } from 'vitest';
import { isDoublePayment, type PaidOrder, whyUnanswerable } from './double-payment.rules.ts';

/** An order of March 2027: when it was placed, when its money arrived, in `day hour:minute`. */
function order(orderedAt: string, paidAt: string, paidCents = 500): PaidOrder {
  const at = (moment: string) => new Date(`2027-03-${moment.replace(' ', 'T')}:00Z`);
  return { orderedAt: at(orderedAt), paidAt: at(paidAt), paidCents };
}

describe('two paid orders for one product', () => {
  test.each([
    ['paid in two tabs', order('10 12:00', '10 12:05'), order('10 12:01', '10 12:06'), true],
    [
      'late money for an order placed again',
      order('10 12:00', '12 09:00'),
      order('10 14:00', '10 14:01'),
      true,
    ],
    [
      'a transfer that took days, and a card',
      order('10 12:00', '13 10:00'),
      order('12 12:00', '12 12:02'),
      true,
    ],
    [
      'a renewal right after the payment',
      order('10 12:00', '10 12:05'),
      order('10 12:06', '10 12:07'),
      false,
    ],
    [
      'a renewal long before the end',
      order('10 12:00', '10 12:05'),
      order('20 12:00', '20 12:05'),
      false,
    ],
    [
      'an order placed at the moment of the payment',
      order('10 12:00', '10 12:05'),
      order('10 12:05', '10 12:06'),
      false,
    ],
    [
      'money for a forgotten order',
      order('01 12:00', '30 12:00'),
      order('02 12:00', '02 12:05'),
      false,
    ],
    [
      'money exactly a week apart',
      order('01 12:00', '10 12:05'),
      order('03 12:00', '03 12:05'),
      true,
    ],
    [
      'money a minute later than that',
      order('01 12:00', '10 12:06'),
      order('03 12:00', '03 12:05'),
      false,
    ],
    ['a free order', order('10 12:00', '10 12:05', 0), order('10 12:01', '10 12:06'), false],
  ])('%s: %#', (_what, one, other, expected) => {
    expect(isDoublePayment(one, other)).toBe(expected);
    expect(isDoublePayment(other, one)).toBe(expected);
  });
});

describe('the answer of the buyer', () => {
  test.each([
    ['ask', 'open', ['paid', 'paid'], undefined],
    ['ask', 'open', ['paid', 'partially_refunded'], undefined],
    ['ask', 'open', ['paid', 'refunded'], 'double_payment_refunded'],
    ['ask', 'open', ['disputed', 'paid'], 'double_payment_disputed'],
    ['ask', 'refunded', ['paid', 'refunded'], 'double_payment_refunded'],
    ['ask', 'kept', ['paid', 'paid'], 'double_payment_answered'],
    ['ask', 'refunding', ['paid', 'paid'], 'double_payment_answered'],
    ['ask', 'dismissed', ['paid', 'disputed'], 'double_payment_answered'],
    ['refund', 'open', ['paid', 'paid'], 'double_payment_answered'],
    ['keep', 'kept', ['paid', 'paid'], 'double_payment_answered'],
  ] as const)('policy %s, state %s, payments %s: %s', (policy, state, payments, expected) => {
    expect(whyUnanswerable({ policy, state }, payments)).toBe(expected);
  });
});
