import { BankError } from '../errors.ts';
import type { Payment, PaymentStatus } from './payment.ts';

/** All outcomes of a payment. The `approve_…` variants differ in the webhooks that the shop gets. */
export const OUTCOMES = [
  'approve',
  'approve_late',
  'approve_twice',
  'approve_reordered',
  'approve_bad_signature',
  'approve_wrong_amount',
  'approve_wrong_currency',
  'approve_silently',
  'approve_timeout',
  'decline',
  'expire',
  'cancel',
  'refund',
  'partial_refund',
  'dispute',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type WebhookType =
  | 'payment.paid'
  | 'payment.declined'
  | 'payment.expired'
  | 'payment.canceled'
  | 'payment.refunded'
  | 'payment.disputed';

/** One webhook to send: the event, a snapshot of the payment, and how to corrupt the delivery. */
export interface WebhookPlan {
  readonly type: WebhookType;
  readonly payment: Payment;
  readonly createdAt: number;
  readonly copies: 1 | 2;
  readonly signature: 'good' | 'bad';
}

export interface OutcomeResult {
  readonly payment: Payment;
  readonly webhooks: readonly WebhookPlan[];
}

const OPEN: readonly PaymentStatus[] = ['open'];
const MONEY_HELD: readonly PaymentStatus[] = ['paid', 'partially_refunded'];

/** The states in which each outcome is possible. */
export const ALLOWED_FROM: Record<Outcome, readonly PaymentStatus[]> = {
  approve: OPEN,
  approve_late: ['open', 'expired', 'canceled'],
  approve_twice: OPEN,
  approve_reordered: OPEN,
  approve_bad_signature: OPEN,
  approve_wrong_amount: OPEN,
  approve_wrong_currency: OPEN,
  approve_silently: OPEN,
  approve_timeout: OPEN,
  decline: OPEN,
  expire: OPEN,
  cancel: OPEN,
  refund: MONEY_HELD,
  partial_refund: MONEY_HELD,
  dispute: MONEY_HELD,
};

/** Older than the payment's approval, so that a shop that trusts the order of arrival goes wrong. */
const REORDERED_LAG_SECONDS = 30;

/**
 * Applies an outcome to a payment and returns the webhooks to send, in order. `amount` (cents) is the captured sum of
 * `approve_wrong_amount` or the sum of `partial_refund`. Throws `payment_state` when the outcome is impossible in the
 * payment's state.
 */
export function applyOutcome(
  payment: Payment,
  outcome: Outcome,
  { at, amount }: { at: number; amount?: number | undefined },
): OutcomeResult {
  if (!ALLOWED_FROM[outcome].includes(payment.status)) {
    throw new BankError(
      409,
      'payment_state',
      `Cannot ${outcome} a payment that is ${payment.status}`,
    );
  }
  const paid = (sum = payment.amount, currency: string = payment.currency): Payment => ({
    ...payment,
    status: 'paid',
    captured: { amount: sum, currency, at },
  });
  const sendWebhook = (
    next: Payment,
    type: WebhookType,
    delivery: Partial<Pick<WebhookPlan, 'copies' | 'signature'>> = {},
  ): OutcomeResult => ({ payment: next, webhooks: [webhook(next, type, at, delivery)] });

  switch (outcome) {
    case 'approve':
      return sendWebhook(paid(), 'payment.paid');
    case 'approve_twice':
      return sendWebhook(paid(), 'payment.paid', { copies: 2 });
    case 'approve_bad_signature':
      return sendWebhook(paid(), 'payment.paid', { signature: 'bad' });
    case 'approve_wrong_amount':
      // There is no smaller sum than one cent, so the payment is overpaid instead.
      return sendWebhook(
        paid(amount ?? (payment.amount > 1 ? payment.amount - 1 : payment.amount + 1)),
        'payment.paid',
      );
    case 'approve_wrong_currency':
      return sendWebhook(paid(payment.amount, 'EUR'), 'payment.paid');
    case 'approve_silently':
    case 'approve_timeout':
      return { payment: paid(), webhooks: [] };
    case 'approve_late': {
      const expired: Payment = { ...payment, status: 'expired' };
      const first = payment.status === 'open' ? [webhook(expired, 'payment.expired', at)] : [];
      return { payment: paid(), webhooks: [...first, webhook(paid(), 'payment.paid', at)] };
    }
    case 'approve_reordered': {
      const declined: Payment = { ...payment, status: 'declined' };
      return {
        payment: paid(),
        webhooks: [
          webhook(paid(), 'payment.paid', at),
          webhook(declined, 'payment.declined', at - REORDERED_LAG_SECONDS),
        ],
      };
    }
    case 'decline':
      return sendWebhook({ ...payment, status: 'declined' }, 'payment.declined');
    case 'expire':
      return sendWebhook({ ...payment, status: 'expired' }, 'payment.expired');
    case 'cancel':
      return sendWebhook({ ...payment, status: 'canceled' }, 'payment.canceled');
    case 'refund':
      return sendWebhook(refunded(payment, refundable(payment)), 'payment.refunded');
    case 'partial_refund':
      return sendWebhook(
        refunded(payment, amount ?? Math.max(1, Math.floor(refundable(payment) / 2))),
        'payment.refunded',
      );
    case 'dispute':
      return sendWebhook({ ...payment, status: 'disputed' }, 'payment.disputed');
  }
}

function webhook(
  payment: Payment,
  type: WebhookType,
  createdAt: number,
  delivery: Partial<Pick<WebhookPlan, 'copies' | 'signature'>> = {},
): WebhookPlan {
  return { type, payment, createdAt, copies: 1, signature: 'good', ...delivery };
}

function refundable(payment: Payment): number {
  return (payment.captured?.amount ?? 0) - payment.refunded;
}

function refunded(payment: Payment, sum: number): Payment {
  if (sum > refundable(payment)) {
    throw new BankError(409, 'refund_too_large', `At most ${refundable(payment)} can be refunded`);
  }
  const total = payment.refunded + sum;
  const whole = total === payment.captured?.amount;
  return { ...payment, refunded: total, status: whole ? 'refunded' : 'partially_refunded' };
}
