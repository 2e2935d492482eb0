import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../test/property-runs.ts';
import {
  amountOf,
  fiscalStates,
  minorOf,
  refundStates,
  stateOf,
  unknownWords,
  yookassaPayment,
  yookassaRefund,
} from './yookassa-wire.ts';

test.each([
  ['1039.20', 103_920],
  ['1039.2', 103_920],
  ['1039', 103_900],
  ['0.01', 1],
  ['350000.00', 35_000_000],
  ['8.29', 829],
])('%s rubles are %i kopecks', (value, minor) => {
  expect(minorOf({ value, currency: 'RUB' })).toBe(minor);
});

test.each([
  [1, '0.01'],
  [100, '1.00'],
  [103_920, '1039.20'],
  [35_000_000, '350000.00'],
])('%i kopecks are %s rubles', (minor, value) => {
  expect(amountOf(minor, 'RUB')).toEqual({ value, currency: 'RUB' });
});

const payment = {
  id: '22e12f66-000f-5000-8000-18db351245c7',
  status: 'pending',
  amount: { value: '1039.20', currency: 'RUB' },
  created_at: '2026-11-20T10:00:00.000Z',
  recipient: { account_id: '100500', gateway_id: '100700' },
  test: true,
};

describe('a payment', () => {
  test.each(['-1.00', '1.234', '1,00', '', '1e3', ' 1.00', '1.'])('of %j is refused', (value) => {
    const odd = { ...payment, amount: { value, currency: 'RUB' } };
    expect(yookassaPayment.safeParse(odd).success).toBe(false);
  });

  test.each([
    ['open', { status: 'pending' }],
    ['processing', { status: 'waiting_for_capture' }],
    ['paid', { status: 'succeeded' }],
    ['paid', { status: 'succeeded', refunded_amount: { value: '0.00', currency: 'RUB' } }],
    [
      'partially_refunded',
      { status: 'succeeded', refunded_amount: { value: '1039.19', currency: 'RUB' } },
    ],
    ['refunded', { status: 'succeeded', refunded_amount: { value: '1039.20', currency: 'RUB' } }],
    ['declined', { status: 'canceled' }],
    ['declined', canceledFor('insufficient_funds')],
    ['declined', canceledFor('3d_secure_failed')],
    ['expired', canceledFor('expired_on_confirmation')],
    ['expired', canceledFor('expired_on_capture')],
    ['canceled', canceledFor('canceled_by_merchant')],
  ])('is %s with %j', (state, change) => {
    expect(stateOf(yookassaPayment.parse({ ...payment, ...change }))).toBe(state);
  });
});

test('made-up words are reported with the words of YooKassa, and never throw', () => {
  const words = fc.string({ minLength: 1, maxLength: 30 }).filter((word) => word.trim() !== '');
  fc.assert(
    fc.property(words, words, words, (status, receipt, refundStatus) => {
      fc.pre(!['pending', 'waiting_for_capture', 'succeeded', 'canceled'].includes(status));
      fc.pre(!fiscalStates.has(receipt) && !refundStates.has(refundStatus));
      const odd = yookassaPayment.parse({ ...payment, status, receipt_registration: receipt });
      expect(stateOf(odd)).toBeUndefined();
      const amount = { value: '5.00', currency: 'RUB' };
      const refund = yookassaRefund.parse({
        id: 'r',
        payment_id: 'p',
        status: refundStatus,
        amount,
      });
      expect(unknownWords(odd, [refund])).toBe(
        `${status}, receipt: ${receipt}, refund: ${refundStatus}`,
      );
      const canceled = yookassaPayment.parse({ ...payment, ...canceledFor(receipt) });
      expect(['declined', 'expired', 'canceled']).toContain(stateOf(canceled));
    }),
    { numRuns: propertyRuns(100, 5_000) },
  );
  expect(unknownWords(yookassaPayment.parse(payment), [])).toBeUndefined();
});

function canceledFor(reason: string) {
  return { status: 'canceled', cancellation_details: { party: 'payment_network', reason } };
}
