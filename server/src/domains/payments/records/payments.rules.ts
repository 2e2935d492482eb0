import type { paymentStatuses } from '@sesame/contract/shop/payments.ts';

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
 * All allowed state changes of a payment; a database trigger enforces the same table. Nothing leads back to `pending`,
 * and a payment that has ended may still be paid.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
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

/** States of a payment whose money we hold or held: it is settled once and never again. */
const settledStates: readonly PaymentState[] = [
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
];

export function isSettled(state: PaymentState): boolean {
  return settledStates.includes(state);
}

/** Whether a payment is still in progress, at its gateway or in review by an operator. */
export function isOpen(payment: { state: PaymentState; expiresAt: Date }, now: Date): boolean {
  return payment.state === 'review' || (payment.state === 'pending' && payment.expiresAt > now);
}

/** Flag of a payment whose dispute was lost. */
export const DISPUTE_LOST = 'dispute_lost';

/** Flag beside it when an operator said so, not the gateway. */
export const DISPUTE_LOST_BY_OPERATOR = 'dispute_lost_by_operator';

/** Flag of a payment whose money came after it had ended. */
export const LATE = 'late';

/** Flag of a payment that was confirmed manually. */
export const MANUAL = 'manual';

/** Flag of a payment that doubles an earlier one for the same product. */
export const DOUBLE = 'double';

/** Flag of a payment of which its gateway has refunded a part that we cannot explain, and does not say how much. */
export const REFUND_UNEXPLAINED = 'refund_unexplained';

/** Whether a payment has this flag. */
export function hasFlag({ flags }: { readonly flags: string | null }, flag: string): boolean {
  return flags?.split(',').includes(flag) ?? false;
}

/** The stored flags without this one. */
export function withoutFlag(flags: string | null, removed: string): string | null {
  return (
    flags
      ?.split(',')
      .filter((flag) => flag !== removed)
      .join(',') || null
  );
}

/** The stored flags with another one added, unless it is already among them. */
export function withFlags(flags: string | null, added: string): string {
  return [...new Set([...(flags?.split(',') ?? []), added])].join(',');
}

/** Provider of orders paid from the buyer's balance: there is no gateway, the order is paid when it is stored. */
export const BALANCE_PROVIDER = 'balance';

export function isPaidByBalance({ provider }: { readonly provider: string }): boolean {
  return provider === BALANCE_PROVIDER;
}

/** Provider of bank transfers: an operator confirms that the money arrived. */
export const TRANSFER_PROVIDER = 'transfer';

/** The base of a partner's commission: the captured money, without the method's fee and without any overpayment. */
export function commissionBase(payment: {
  readonly captured_cents: number;
  readonly total_cents: number;
  readonly fee_cents: number;
}): number {
  const { captured_cents: captured, total_cents: total, fee_cents: fee } = payment;
  return Math.max(0, Math.min(captured, total) - fee);
}

/**
 * The three statuses shown to buyers. Pending and unpaid payments are both 'Not payed'; refunded ones are 'Expired'. A
 * gift has no access of its buyer that could end.
 */
export function buyerStatusOf(
  payment: { state: PaymentState; accessUntil: Date | null; isGift: boolean },
  now: Date,
): (typeof paymentStatuses)[number] {
  if (!isSettled(payment.state)) return 'Not payed';
  const runs = payment.isGift || (payment.accessUntil !== null && payment.accessUntil > now);
  return runs && payment.state !== 'refunded' ? 'Active' : 'Expired';
}
