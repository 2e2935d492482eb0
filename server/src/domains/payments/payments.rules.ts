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

/** Whether a payment is being processed, by its gateway or by hand. */
export function isOpen(payment: { state: PaymentState; expiresAt: Date }, now: Date): boolean {
  return payment.state === 'review' || (payment.state === 'pending' && payment.expiresAt > now);
}

/** The flag of a payment whose money the bank took back without the gateway's telling. */
export const DISPUTE_LOST = 'dispute_lost';

/** The flag of a payment that people said was paid. */
export const BY_HAND = 'by_hand';

/** The provider of the balance: nobody outside is called, the order is paid when it is written. */
export const BALANCE_PROVIDER = 'balance';

export function isPaidByBalance({ provider }: { readonly provider: string }): boolean {
  return provider === BALANCE_PROVIDER;
}

/** The provider of transfers by hand: what came is known when an operator says so. */
export const TRANSFER_PROVIDER = 'transfer';

/**
 * What an inviter's percentage is taken of: the money that came from outside for this order, without the method's fee
 * and without what was paid too much.
 */
export function commissionBase(payment: {
  readonly captured_cents: number;
  readonly total_cents: number;
  readonly fee_cents: number;
}): number {
  const { captured_cents: captured, total_cents: total, fee_cents: fee } = payment;
  return Math.max(0, Math.min(captured, total) - fee);
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
