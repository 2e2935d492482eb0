import { BankError } from './errors.ts';
import type { Payment, PaymentStatus } from './payment.ts';

/** Everything that can happen to a payment here. `approve_…` variants differ in what the shop is told. */
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

export type NoticeType =
  | 'payment.paid'
  | 'payment.declined'
  | 'payment.expired'
  | 'payment.canceled'
  | 'payment.refunded'
  | 'payment.disputed';

/** One notice to send: the event, the payment as it was then, and how to spoil the delivery. */
export interface NoticePlan {
  readonly type: NoticeType;
  readonly payment: Payment;
  readonly createdAt: number;
  readonly copies: 1 | 2;
  readonly signature: 'good' | 'bad';
}

export interface OutcomeResult {
  readonly payment: Payment;
  readonly notices: readonly NoticePlan[];
}

const OPEN: readonly PaymentStatus[] = ['open'];
const MONEY_HELD: readonly PaymentStatus[] = ['paid', 'partially_refunded'];

/** The states in which each outcome may happen. */
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

/** Older than the payment's own approval, so that a shop trusting arrival order would go wrong. */
const REORDERED_LAG_SECONDS = 30;

/**
 * Decides what an outcome does to a payment and which notices follow, in sending order.
 * `amount` (cents) is the captured sum of `approve_wrong_amount` or the sum of `partial_refund`.
 * Throws `payment_state` when the payment is not in a fitting state.
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
  const told = (
    next: Payment,
    type: NoticeType,
    delivery: Partial<Pick<NoticePlan, 'copies' | 'signature'>> = {},
  ): OutcomeResult => ({ payment: next, notices: [notice(next, type, at, delivery)] });

  switch (outcome) {
    case 'approve':
      return told(paid(), 'payment.paid');
    case 'approve_twice':
      return told(paid(), 'payment.paid', { copies: 2 });
    case 'approve_bad_signature':
      return told(paid(), 'payment.paid', { signature: 'bad' });
    case 'approve_wrong_amount':
      // One cent has no smaller sum, so it is overpaid instead.
      return told(
        paid(amount ?? (payment.amount > 1 ? payment.amount - 1 : payment.amount + 1)),
        'payment.paid',
      );
    case 'approve_wrong_currency':
      return told(paid(payment.amount, 'EUR'), 'payment.paid');
    case 'approve_silently':
    case 'approve_timeout':
      return { payment: paid(), notices: [] };
    case 'approve_late': {
      const expired: Payment = { ...payment, status: 'expired' };
      const first = payment.status === 'open' ? [notice(expired, 'payment.expired', at)] : [];
      return { payment: paid(), notices: [...first, notice(paid(), 'payment.paid', at)] };
    }
    case 'approve_reordered': {
      const declined: Payment = { ...payment, status: 'declined' };
      return {
        payment: paid(),
        notices: [
          notice(paid(), 'payment.paid', at),
          notice(declined, 'payment.declined', at - REORDERED_LAG_SECONDS),
        ],
      };
    }
    case 'decline':
      return told({ ...payment, status: 'declined' }, 'payment.declined');
    case 'expire':
      return told({ ...payment, status: 'expired' }, 'payment.expired');
    case 'cancel':
      return told({ ...payment, status: 'canceled' }, 'payment.canceled');
    case 'refund':
      return told(refunded(payment, refundable(payment)), 'payment.refunded');
    case 'partial_refund':
      return told(
        refunded(payment, amount ?? Math.max(1, Math.floor(refundable(payment) / 2))),
        'payment.refunded',
      );
    case 'dispute':
      return told({ ...payment, status: 'disputed' }, 'payment.disputed');
  }
}

function notice(
  payment: Payment,
  type: NoticeType,
  createdAt: number,
  delivery: Partial<Pick<NoticePlan, 'copies' | 'signature'>> = {},
): NoticePlan {
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
