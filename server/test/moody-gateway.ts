import {
  type Gateway,
  type GatewayRefund,
  type GatewayReport,
  GatewayUnavailable,
  type RefundState,
} from '../src/domains/payments/gateways/gateway.ts';
import type { PaymentRow } from '../src/domains/payments/payments.store.ts';
import type { Gateways } from '../src/domains/payments/providers/live-gateways.ts';

/**
 * What the gateway makes of the next refund: done at once, in its own time, refused, done although its answer is lost, or
 * neither done nor answered.
 */
export type Mood = 'succeeded' | 'pending' | 'refused' | 'lost' | 'silent';

export interface MoodyGateway {
  readonly gateways: Gateways;
  mood: Mood;
  /** It names neither refunds nor what is left, only that some went back. */
  tellsStateAlone: boolean;
  /** Its refunds of a payment, oldest first. */
  refunds(paymentId: string): readonly GatewayRefund[];
  /** A refund made on its dashboard. */
  refundThere(paymentId: string, amountMinor: number, state?: RefundState): void;
  /** How a refund goes on: the newest one of the payment. One that failed goes nowhere. */
  turn(paymentId: string, state: RefundState): void;
  setState(paymentId: string, state: 'paid' | 'disputed'): void;
  /** What it says of a payment now. */
  report(payment: PaymentRow): GatewayReport;
}

/**
 * A gateway with refunds of its own that may fail days later, which the sandbox bank has not: by the contract that every
 * gateway implements. It holds what the payments it is asked about have captured.
 */
export function createMoodyGateway(findPayment: (id: string) => Promise<PaymentRow>): MoodyGateway {
  const held = new Map<string, GatewayRefund[]>();
  const states = new Map<string, 'paid' | 'disputed'>();
  const keys = new Map<string, string>();
  let count = 0;

  const of = (paymentId: string) => held.get(paymentId) ?? [];
  const livingMinor = (paymentId: string) =>
    of(paymentId)
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

  function add(paymentId: string, amountMinor: number, state: RefundState): string {
    const reference = `re_${++count}`;
    held.set(paymentId, [...of(paymentId), { reference, state, amountMinor }]);
    return reference;
  }

  function report(payment: PaymentRow): GatewayReport {
    const refundedMinor = livingMinor(payment.id);
    const whole = refundedMinor > 0 && refundedMinor === payment.captured_minor;
    const state = states.get(payment.id) ?? 'paid';
    const partly = moody.tellsStateAlone && refundedMinor > 0 ? 'partially_refunded' : state;
    return {
      reference: payment.gateway_reference ?? '',
      handle: null,
      orderId: payment.id,
      merchantMatches: true,
      state: whole ? 'refunded' : partly,
      capturedMinor: payment.captured_minor,
      capturedCurrency: payment.charge_currency,
      refundedMinor: moody.tellsStateAlone ? null : refundedMinor,
      refunds: moody.tellsStateAlone ? [] : of(payment.id),
      reason: null,
    };
  }

  const moody: MoodyGateway = {
    mood: 'succeeded',
    tellsStateAlone: false,
    gateways: { get: () => Promise.resolve(gateway), live: () => Promise.resolve(['bank']) },
    refunds: of,
    refundThere: (paymentId, amountMinor, state = 'succeeded') =>
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
    createForm: () => Promise.reject(new Error('not asked in these tests')),
    verifyNotice: () => Promise.resolve({ kind: 'irrelevant' }),
    fetchStatus: async ({ orderId }) => report(await findPayment(orderId)),
    cancel: () => Promise.resolve(),
    async refund({ orderId, amountMinor, key }) {
      const known = of(orderId).find(({ reference }) => reference === keys.get(key));
      if (known !== undefined) return { reference: known.reference, state: known.state };
      if (moody.mood === 'silent') throw new GatewayUnavailable('unknown', 'no answer');
      const payment = await findPayment(orderId);
      const left = payment.captured_minor - livingMinor(orderId);
      if (moody.mood === 'refused' || amountMinor > left) {
        throw new GatewayUnavailable('refused', 'insufficient_funds');
      }
      const state = moody.mood === 'pending' ? 'pending' : 'succeeded';
      const reference = add(orderId, amountMinor, state);
      keys.set(key, reference);
      if (moody.mood === 'lost') throw new GatewayUnavailable('unknown', 'the answer was lost');
      return { reference, state };
    },
  };
  return moody;
}
