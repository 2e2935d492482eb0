import type { PaymentState } from './payments.rules.ts';

export interface PaidOrder {
  readonly orderedAt: Date;
  readonly paidAt: Date;
  readonly paidCents: number;
}

/** Money that arrives longer after the other payment is not taken for a mistake. */
const DOUBLE_PAYMENT_WINDOW_MS = 7 * 24 * 3_600_000;

/**
 * Whether two paid orders of one buyer for one product look like one purchase that was paid twice: each was ordered
 * before the other was paid, so the buyer could not know that they already had it, and the money of both arrived within
 * a week. A renewal is ordered after the first payment, so it is never one, however soon it follows; late money for a
 * long forgotten order is not one either, nor is an order that cost nothing.
 */
export function isDoublePayment(one: PaidOrder, other: PaidOrder): boolean {
  if (one.paidCents === 0 || other.paidCents === 0) return false;
  const overlap = one.orderedAt < other.paidAt && other.orderedAt < one.paidAt;
  const apartMs = Math.abs(one.paidAt.getTime() - other.paidAt.getTime());
  return overlap && apartMs <= DOUBLE_PAYMENT_WINDOW_MS;
}

export interface DoublePaymentCase {
  readonly policy: 'keep' | 'ask' | 'refund';
  readonly state: 'open' | 'kept' | 'refunding' | 'refunded' | 'dismissed';
}

/** Why a buyer can no longer answer whether to keep both payments; undefined when they can. */
export function whyUnanswerable(
  { policy, state }: DoublePaymentCase,
  payments: readonly PaymentState[],
): 'double_payment_refunded' | 'double_payment_disputed' | 'double_payment_answered' | undefined {
  if (state === 'refunded' || payments.includes('refunded')) return 'double_payment_refunded';
  if (state !== 'open' || policy !== 'ask') return 'double_payment_answered';
  return payments.includes('disputed') ? 'double_payment_disputed' : undefined;
}
