import type { Gateway } from '../../src/domains/payments/gateways/gateway.ts';
import { GatewayUnavailable } from '../../src/domains/payments/gateways/gateway-unavailable.ts';
import type { GatewayRefund, RefundState } from '../../src/domains/payments/gateways/refunds.ts';
import type { GatewayReport } from '../../src/domains/payments/gateways/report.ts';
import type { Gateways } from '../../src/domains/payments/providers/live-gateways.ts';
import type { PaymentRow } from '../../src/domains/payments/records/payments.store.ts';

/**
 * The result of the next refund: done at once, done later, refused, done although the answer is lost, or neither done
 * nor answered.
 */
export type Behavior = 'succeeded' | 'pending' | 'refused' | 'lost' | 'silent';

export interface FlakyGateway {
  readonly gateways: Gateways;
  behavior: Behavior;
  /** Reports only that some money was returned, without refunds or amounts. */
  reportsStateOnly: boolean;
  /** Its refunds of a payment, oldest first. */
  refunds(paymentId: string): readonly GatewayRefund[];
  /** A refund made on its dashboard. */
  refundOnDashboard(paymentId: string, amountMinor: number, state?: RefundState): void;
  /** Changes the state of the payment's newest refund; a failed one does not change any more. */
  turn(paymentId: string, state: RefundState): void;
  setState(paymentId: string, state: 'paid' | 'disputed'): void;
  /** What it reports about a payment now. */
  report(payment: PaymentRow): GatewayReport;
}

/**
 * A fake gateway with separate refunds that may fail days later, which the emulated bank does not have. It implements
 * the contract of gateways and holds the captured money of the payments it is asked about.
 */
export function createFlakyGateway(findPayment: (id: string) => Promise<PaymentRow>): FlakyGateway {
  const held = new Map<string, GatewayRefund[]>();
  const states = new Map<string, 'paid' | 'disputed'>();
  const keys = new Map<string, string>();
  let count = 0;

  const of = (paymentId: string) => held.get(paymentId) ?? [];
  const refundedMinorOf = (paymentId: string) =>
    of(paymentId)
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

  function add(paymentId: string, amountMinor: number, state: RefundState): string {
    const reference = `re_${++count}`;
    held.set(paymentId, [...of(paymentId), { reference, state, amountMinor }]);
    return reference;
  }

  function report(payment: PaymentRow): GatewayReport {
    const refundedMinor = refundedMinorOf(payment.id);
    const whole = refundedMinor > 0 && refundedMinor === payment.captured_minor;
    const state = states.get(payment.id) ?? 'paid';
    const partly = flaky.reportsStateOnly && refundedMinor > 0 ? 'partially_refunded' : state;
    return {
      reference: payment.gateway_reference ?? '',
      secondaryReference: null,
      orderId: payment.id,
      merchantMatches: true,
      state: whole ? 'refunded' : partly,
      capturedMinor: payment.captured_minor,
      capturedCurrency: payment.charge_currency,
      refundedMinor: flaky.reportsStateOnly ? null : refundedMinor,
      refunds: flaky.reportsStateOnly ? [] : of(payment.id),
      reason: null,
    };
  }

  const flaky: FlakyGateway = {
    behavior: 'succeeded',
    reportsStateOnly: false,
    gateways: {
      get: () => Promise.resolve(gateway),
      current: () => Promise.resolve(new Map([['bank', gateway]])),
      live: () => Promise.resolve(['bank']),
    },
    refunds: of,
    refundOnDashboard: (paymentId, amountMinor, state = 'succeeded') =>
      void add(paymentId, amountMinor, state),
    turn(paymentId, state) {
      const newest = of(paymentId).at(-1);
      if (newest === undefined || newest.state === 'failed') return;
      held.set(paymentId, [...of(paymentId).slice(0, -1), { ...newest, state }]);
    },
    setState: (paymentId, state) => void states.set(paymentId, state),
    report,
  };

  const gateway: Gateway = {
    provider: 'bank',
    openCheckout: () => Promise.reject(new Error('not used in these tests')),
    verifyWebhook: () => Promise.resolve({ kind: 'irrelevant' }),
    fetchStatus: async ({ orderId }) => report(await findPayment(orderId)),
    cancel: () => Promise.resolve(),
    async refund({ orderId, amountMinor, key }) {
      const known = of(orderId).find(({ reference }) => reference === keys.get(key));
      if (known !== undefined) return { reference: known.reference, state: known.state };
      if (flaky.behavior === 'silent') throw new GatewayUnavailable('unknown', 'no answer');
      const payment = await findPayment(orderId);
      const left = payment.captured_minor - refundedMinorOf(orderId);
      if (flaky.behavior === 'refused' || amountMinor > left) {
        throw new GatewayUnavailable('refused', 'insufficient_funds');
      }
      const state = flaky.behavior === 'pending' ? 'pending' : 'succeeded';
      const reference = add(orderId, amountMinor, state);
      keys.set(key, reference);
      if (flaky.behavior === 'lost') throw new GatewayUnavailable('unknown', 'the answer was lost');
      return { reference, state };
    },
  };
  return flaky;
}
