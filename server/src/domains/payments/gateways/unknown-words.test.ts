import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { reportOf as nowpaymentsReport } from './nowpayments/nowpayments-report.ts';
import { nowpaymentsPayment } from './nowpayments/nowpayments-wire.ts';
import { meaningOfRefusal } from './paypal/paypal-refusals.rules.ts';
import { reportOf as paypalReport } from './paypal/paypal-report.ts';
import { dispute as paypalDispute, order as paypalOrder } from './paypal/paypal-wire.ts';
import type { GatewayReport } from './report.ts';
import { reportOf as stripeReport } from './stripe/stripe-report.ts';
import { disputeList, expandedSession, refundList } from './stripe/stripe-wire.ts';

/** A word that no provider documents, and names of properties that every object has. */
const word = fc.oneof(
  fc.stringMatching(/^zz_[a-z_]{1,20}$/),
  fc.constantFrom('constructor', '__proto__', 'toString', 'PAID', 'Finished', 'completed '),
);

const usd = { currency_code: 'USD', value: '12.99' };
const paypalWith = (
  order: object,
  capture?: object,
  refunds: readonly object[] = [],
  disputes: readonly object[] = [],
) => {
  const captures = capture === undefined ? [] : [{ id: 'CAPTURE1', amount: usd, ...capture }];
  return paypalReport(
    paypalOrder.parse({
      id: 'ORDER1',
      status: 'COMPLETED',
      purchase_units: [{ custom_id: 'order-1', payments: { captures, refunds } }],
      ...order,
    }),
    disputes.map((one) => paypalDispute.parse({ dispute_id: 'PP-1', ...one })),
    { merchantId: '', fits: true },
  );
};

const stripeWith = (
  session: object,
  intent: object = {},
  refunds: readonly object[] = [],
  disputes: readonly object[] = [],
) =>
  stripeReport(
    expandedSession.parse({
      id: 'cs_1',
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'order-1',
      amount_total: 1_299,
      currency: 'usd',
      livemode: false,
      url: null,
      payment_intent: {
        id: 'pi_1',
        status: 'succeeded',
        amount_received: 1_299,
        currency: 'usd',
        ...intent,
      },
      ...session,
    }),
    {
      live: false,
      refunds: refundList.parse({
        has_more: false,
        data: refunds.map((one) => ({ id: 're_1', amount: 100, ...one })),
      }).data,
      disputes: disputeList.parse({
        data: disputes.map((one) => ({ id: 'dp_1', amount: 1_299, ...one })),
      }).data,
    },
  );

const nowpaymentsWith = (payment_status: string) =>
  nowpaymentsReport(
    nowpaymentsPayment.parse({
      payment_id: '5123',
      payment_status,
      price_amount: '12.99',
      price_currency: 'usd',
      pay_amount: '13.02',
      actually_paid: '13.02',
      order_id: 'order-1',
    }),
    { secondaryReference: '5123', invoice: '123', merchantMatches: true, tolerance: 0 },
  );

const complete = { status: 'COMPLETED' };

describe('a word that the provider does not document, as the status of', () => {
  test.each<[string, (status: string) => GatewayReport]>([
    ["PayPal's order", (status) => paypalWith({ status })],
    ["PayPal's capture", (status) => paypalWith({}, { status })],
    ["Stripe's session", (status) => stripeWith({ status, payment_intent: null })],
    ["Stripe's payment", (payment_status) => stripeWith({ payment_status })],
    ["NOWPayments' payment", nowpaymentsWith],
  ])('%s grants and ends nothing, and is quoted', (_name, reportWith) => {
    fc.assert(
      fc.property(word, (status) => {
        const report = reportWith(status);
        expect(report).toMatchObject({ state: 'processing', capturedMinor: 0 });
        expect(report.unclear).toContain(status);
      }),
      { numRuns: propertyRuns(50, 2_000) },
    );
  });

  test.each<[string, GatewayReport['state'], (status: string) => GatewayReport]>([
    [
      "PayPal's refund",
      'partially_refunded',
      (status) =>
        paypalWith({}, complete, [{ id: 'R1', status, amount: { ...usd, value: '1.00' } }]),
    ],
    ["PayPal's dispute", 'disputed', (status) => paypalWith({}, complete, [], [{ status }])],
    [
      "the outcome of PayPal's dispute",
      'disputed',
      (outcome_code) =>
        paypalWith({}, complete, [], [{ status: 'RESOLVED', dispute_outcome: { outcome_code } }]),
    ],
    ["Stripe's intent", 'paid', (status) => stripeWith({}, { status })],
    ["Stripe's refund", 'partially_refunded', (status) => stripeWith({}, {}, [{ status }])],
    ["Stripe's dispute", 'disputed', (status) => stripeWith({}, {}, [], [{ status }])],
  ])(
    '%s of a paid payment is %s and quoted, and no refund is final',
    (_name, state, reportWith) => {
      fc.assert(
        fc.property(word, (status) => {
          const report = reportWith(status);
          expect(report).toMatchObject({ state, capturedMinor: 1_299 });
          expect(report.unclear).toContain(status);
          expect(report.refunds.filter((refund) => refund.state !== 'pending')).toEqual([]);
        }),
        { numRuns: propertyRuns(50, 2_000) },
      );
    },
  );

  test("PayPal's refusal of a capture is unclear", () => {
    fc.assert(fc.property(word, (issue) => meaningOfRefusal(issue) === 'unclear'));
  });
});
