import type { paymentStatuses } from '@sesame/contract/payments.ts';

export type PaymentState =
  | 'pending'
  | 'review'
  | 'paid'
  | 'expired'
  | 'canceled'
  | 'failed'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/**
 * Every move a payment may make; the database holds the same table and refuses all others.
 * Nothing leads back to `pending`, and money that comes after the end is still welcome.
 */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['paid', 'expired', 'canceled', 'failed', 'review'],
  expired: ['paid', 'review'],
  canceled: ['paid', 'review'],
  failed: ['paid', 'review'],
  review: ['paid', 'canceled', 'refunded'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['refunded', 'disputed'],
  disputed: ['paid', 'partially_refunded', 'refunded'],
  refunded: [],
};

/** States of a payment whose money we hold or held: it was settled once and never is again. */
const settledStates: readonly PaymentState[] = [
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
];

export function isSettled(state: PaymentState): boolean {
  return settledStates.includes(state);
}

/** The three words that buyers know. Open and never-paid alike are 'Not payed'; what was refunded is 'Expired'. */
export function wireStatus(
  payment: { state: PaymentState; accessUntil: Date | null },
  now: Date,
): (typeof paymentStatuses)[number] {
  if (!isSettled(payment.state)) return 'Not payed';
  const runs = payment.accessUntil !== null && payment.accessUntil > now;
  return runs && payment.state !== 'refunded' ? 'Active' : 'Expired';
}
