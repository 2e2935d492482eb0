import type { PaymentRecord } from './payment-record.ts';
import { Refusal } from './refusal.ts';

/** All outcomes of a payment at a gateway; each emulator supports those that its protocol has. */
export const OUTCOMES = [
  'pay',
  'decline',
  'cancel',
  'expire',
  /** The money is sent but has not arrived. */
  'pay_slowly',
  /** The money of `pay_slowly` arrives, or a pending refund ends. */
  'finish',
  'pay_less',
  'pay_more',
  /** A further payment to the same address, after less was paid or the payment has expired. */
  'pay_again',
  /** Paid after the payment has ended. */
  'pay_late',
  /** Paid in full; the webhook is sent twice. */
  'pay_twice',
  /** Paid in full; the webhook is followed by an older one that contradicts it. */
  'pay_reordered',
  /** Paid in full; the webhook has a wrong signature. */
  'pay_bad_signature',
  /** Paid in full; no webhook is sent. */
  'pay_silently',
  /** Paid in full; no webhook is sent, and the payer's browser gets no answer. */
  'pay_timeout',
  'wrong_currency',
  'other_merchant',
  'test_mode',
  /** From the provider's dashboard: the given amount, or all that is left. */
  'refund',
  'refund_pending',
  /** The newest refund fails, even if it had succeeded. */
  'refund_fails',
  /** The bank of the card marks the payment as fraud, before any dispute. */
  'fraud_warning',
  'dispute',
  'dispute_won',
  'dispute_lost',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Change = (
  payment: PaymentRecord,
  input: { amountMinor: number | undefined; at: number; refundId: string },
) => Partial<PaymentRecord>;

interface Rule {
  readonly when: (payment: PaymentRecord) => boolean;
  readonly change: Change;
}

const isOpen = ({ state }: PaymentRecord) => state === 'open';
const isUndecided = ({ state }: PaymentRecord) => state === 'open' || state === 'processing';
const holdsMoney = ({ state }: PaymentRecord) => state === 'paid' || state === 'partially_refunded';
const isUnderpaid = ({ state, capturedMinor, amountMinor }: PaymentRecord) =>
  state === 'paid' && capturedMinor < amountMinor;
/** Time that a shop gets to answer a dispute. */
const DISPUTE_ANSWER_S = 9 * 86_400;

const isDisputed = ({ state }: PaymentRecord) => state === 'disputed';
const lastRefund = ({ refunds }: PaymentRecord) => refunds.at(-1);

function paid(minor: number, payment: PaymentRecord, at: number): Partial<PaymentRecord> {
  return {
    state: 'paid',
    capturedMinor: minor,
    capturedCurrency: payment.currency,
    capturedAt: at,
  };
}

const payInFull: Change = (payment, { at }) => paid(payment.amountMinor, payment, at);

/** Effect of each outcome on money and state, and the states in which it is possible. */
const RULES: Record<Outcome, Rule> = {
  pay: { when: isOpen, change: payInFull },
  decline: { when: isUndecided, change: () => ({ state: 'declined' }) },
  cancel: { when: isOpen, change: () => ({ state: 'canceled' }) },
  expire: { when: isOpen, change: () => ({ state: 'expired' }) },
  pay_slowly: { when: isOpen, change: () => ({ state: 'processing' }) },
  finish: {
    when: (payment) => payment.state === 'processing' || lastRefund(payment)?.state === 'pending',
    change: (payment, input) =>
      payment.state === 'processing'
        ? payInFull(payment, input)
        : withLastRefund(payment, 'succeeded'),
  },
  pay_less: {
    when: isUndecided,
    // There is no smaller sum than one cent, so the payment is overpaid instead.
    change: (payment, { amountMinor, at }) =>
      paid(amountMinor ?? (payment.amountMinor > 1 ? payment.amountMinor - 1 : 2), payment, at),
  },
  pay_more: {
    when: isOpen,
    change: (payment, { amountMinor, at }) =>
      paid(amountMinor ?? payment.amountMinor + 1, payment, at),
  },
  pay_again: {
    when: (payment) => payment.state === 'expired' || isUnderpaid(payment),
    change: (payment, { amountMinor, at }) => {
      const rest = Math.max(1, payment.amountMinor - payment.capturedMinor);
      return paid(payment.capturedMinor + (amountMinor ?? rest), payment, at);
    },
  },
  pay_late: {
    when: ({ state }) => state === 'open' || state === 'expired' || state === 'canceled',
    change: payInFull,
  },
  pay_twice: { when: isOpen, change: payInFull },
  pay_reordered: { when: isOpen, change: payInFull },
  pay_bad_signature: { when: isOpen, change: payInFull },
  pay_silently: { when: isOpen, change: payInFull },
  pay_timeout: { when: isOpen, change: payInFull },
  wrong_currency: {
    when: isUndecided,
    change: (payment, { at }) => ({
      ...paid(payment.amountMinor, payment, at),
      capturedCurrency: 'EUR',
    }),
  },
  other_merchant: {
    when: isOpen,
    change: (payment, { at }) => ({
      ...paid(payment.amountMinor, payment, at),
      strange: 'other_merchant',
    }),
  },
  test_mode: {
    when: isOpen,
    change: (payment, { at }) => ({
      ...paid(payment.amountMinor, payment, at),
      strange: 'test_mode',
    }),
  },
  refund: {
    when: holdsMoney,
    change: (payment, { amountMinor, refundId }) =>
      withRefund(payment, {
        id: refundId,
        amountMinor: amountMinor ?? refundable(payment),
        state: 'succeeded',
      }),
  },
  refund_pending: {
    when: holdsMoney,
    change: (payment, { amountMinor, refundId }) =>
      withRefund(payment, {
        id: refundId,
        amountMinor: amountMinor ?? refundable(payment),
        state: 'pending',
      }),
  },
  refund_fails: {
    when: (payment) => (lastRefund(payment)?.state ?? 'failed') !== 'failed',
    change: (payment) => withLastRefund(payment, 'failed'),
  },
  fraud_warning: { when: holdsMoney, change: () => ({}) },
  dispute: {
    when: holdsMoney,
    change: (_payment, { at }) => ({
      state: 'disputed',
      dispute: 'open',
      disputeDue: at + DISPUTE_ANSWER_S,
    }),
  },
  dispute_won: {
    when: isDisputed,
    change: (payment) => ({ ...withRefunds(payment, payment.refunds), dispute: 'won' }),
  },
  dispute_lost: {
    when: isDisputed,
    change: () => ({ state: 'refunded', dispute: 'lost' }),
  },
};

export function isAllowed(payment: PaymentRecord, outcome: Outcome): boolean {
  return RULES[outcome].when(payment);
}

/**
 * The payment after an outcome, by the common rules; a protocol may override parts of the result. `amountMinor` is the
 * sum that `pay_less` and `pay_more` capture and `refund…` returns. Throws a `Refusal` (409) when the outcome is
 * impossible in the payment's state.
 */
export function applyOutcome<P extends PaymentRecord>(
  payment: P,
  outcome: Outcome,
  input: { amountMinor?: number | undefined; at: number; refundId: string },
): P {
  const rule = RULES[outcome];
  if (!rule.when(payment)) {
    throw new Refusal(409, `Cannot ${outcome} a payment that is ${payment.state}`);
  }
  return { ...payment, ...rule.change(payment, { amountMinor: undefined, ...input }) };
}

/** Minor units that can still be refunded. */
export function refundable({ capturedMinor, refundedMinor }: PaymentRecord): number {
  return capturedMinor - refundedMinor;
}

type Refund = PaymentRecord['refunds'][number];

/** The changes for one more refund. Throws a `Refusal` (409) when the total would exceed the captured sum. */
export function withRefund(payment: PaymentRecord, refund: Refund): Partial<PaymentRecord> {
  if (refund.amountMinor > refundable(payment)) {
    throw new Refusal(409, `At most ${refundable(payment)} can be refunded`);
  }
  return withRefunds(payment, [...payment.refunds, refund]);
}

function withLastRefund(payment: PaymentRecord, state: Refund['state']): Partial<PaymentRecord> {
  const last = payment.refunds.length - 1;
  return withRefunds(
    payment,
    payment.refunds.map((refund, index) => (index === last ? { ...refund, state } : refund)),
  );
}

function withRefunds(
  { capturedMinor }: PaymentRecord,
  refunds: readonly Refund[],
): Partial<PaymentRecord> {
  const refundedMinor = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const all = refundedMinor >= capturedMinor;
  const state = refundedMinor === 0 ? 'paid' : all ? 'refunded' : 'partially_refunded';
  return { refunds, refundedMinor, state };
}
