import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../test/property-runs.ts';
import { isSettled, type PaymentState, paymentTransitions } from '../records/payments.rules.ts';
import {
  decideSettlement,
  type Settlement,
  type SettlementPayment,
  type SettlementReport,
} from './settlement.rules.ts';

const states = Object.keys(paymentTransitions).map((state) => state as PaymentState); // keys of a Record<PaymentState, …>
const reports = fc.record<SettlementReport, Exclude<keyof SettlementReport, 'sumIsAmbiguous'>>({
  reference: fc.constantFrom('ref-1', 'ref-1', 'ref-2'),
  secondaryReference: fc.constantFrom(null, 'secondaryReference-1', 'secondaryReference-2'),
  orderId: fc.constantFrom('order-1', 'order-1', 'order-2'),
  merchantMatches: fc.boolean(),
  state: fc.constantFrom(
    'open',
    'approved',
    'processing',
    'paid',
    'declined',
    'canceled',
    'expired',
    'partially_refunded',
    'refunded',
    'disputed',
  ),
  capturedMinor: fc.constantFrom(0, 499, 500, 501),
  capturedCurrency: fc.constantFrom(null, 'USD', 'EUR'),
  refundedMinor: fc.constantFrom(null, 0, 1, 499, 500, 700),
  refunds: fc.array(
    fc.record({
      reference: fc.constantFrom('re-1', 're-2'),
      state: fc.constantFrom('pending', 'succeeded', 'failed'),
      amountMinor: fc.constantFrom(1, 250, 500),
    }),
    { maxLength: 2 },
  ),
});
const payments = fc.constantFrom(...states).chain((state) =>
  fc.record<SettlementPayment>({
    id: fc.constant('order-1'),
    state: fc.constant(state),
    gatewayReference: fc.constantFrom('ref-1', null),
    gatewaySecondaryReference: fc.constantFrom('secondaryReference-1', null),
    chargeMinor: fc.constant(500),
    chargeCurrency: fc.constant('USD'),
    capturedMinor: fc.constant(isSettled(state) ? 500 : 0),
    capturedCurrency: fc.constant(isSettled(state) ? 'USD' : null),
    capturedCents: fc.constant(isSettled(state) ? 500 : 0),
    requestedMinor: fc.constantFrom(0, 1, 250),
    returnedMinor: fc.constant(
      state === 'refunded' ? 500 : state === 'partially_refunded' ? 250 : 0,
    ),
    refunded: fc.constant(state === 'refunded' || state === 'partially_refunded'),
    reviewReason: fc.constantFrom(null, 'underpaid', 'currency'),
    disputedBy: state === 'disputed' ? fc.constantFrom('gateway', 'operator') : fc.constant(null),
    dismissedMinor: fc.constantFrom(null, 0, 499, 500),
    knownRefunds: fc.constantFrom(
      [],
      [{ reference: 're-1', counted: true, failed: false }],
      [{ reference: 're-1', counted: true, failed: true }],
    ),
    returnsAreFinal: fc.boolean(),
  }),
);

function targetOf(settlement: Settlement): PaymentState | undefined {
  switch (settlement.kind) {
    case 'settle':
      return 'paid';
    case 'review':
      return 'review';
    case 'close':
    case 'dispute_won':
      return settlement.to;
    case 'refund':
      return settlement.toMinor === 500 ? 'refunded' : 'partially_refunded';
    case 'dispute':
      return 'disputed';
    default:
      return undefined;
  }
}

test('every decision is an allowed state change', () => {
  fc.assert(
    fc.property(payments, reports, (payment, report) => {
      const to = targetOf(decideSettlement(payment, report));
      if (to === undefined || to === payment.state) return;
      expect(paymentTransitions[payment.state]).toContain(to);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});

test('money of another order, too little or in another currency never settles', () => {
  fc.assert(
    fc.property(payments, reports, (payment, report) => {
      if (decideSettlement(payment, report).kind !== 'settle') return;
      expect(report).toMatchObject({
        orderId: payment.id,
        merchantMatches: true,
        capturedCurrency: payment.chargeCurrency,
      });
      expect(report.capturedMinor).toBeGreaterThanOrEqual(payment.chargeMinor);
      expect(isSettled(payment.state)).toBe(false);
    }),
    { numRuns: propertyRuns(500, 20_000) },
  );
});
