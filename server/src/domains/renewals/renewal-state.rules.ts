/** As in the column `renewals.state`. */
export type RenewalState =
  | 'planned'
  | 'notified'
  | 'charging'
  | 'retrying'
  | 'needs_buyer'
  | 'held'
  | 'closing'
  | 'paid'
  | ClosedState;

export type ClosedState = 'skipped' | 'canceled' | 'superseded' | 'given_up' | 'late' | 'undone';

/** As in the column `renewal_attempts.state`. */
export type AttemptState = 'started' | 'unknown' | 'pending' | 'succeeded' | 'failed';

/** How a declined charge is taken; see `DeclineClass` of the gateways. */
export type DeclineClass =
  | 'funds'
  | 'soft'
  | 'technical'
  | 'action'
  | 'hard'
  | 'revoked'
  | 'config';

/** States in which an attempt may still bring money. */
export const openAttemptStates: readonly AttemptState[] = ['started', 'unknown', 'pending'];

/** Why a renewal ended unpaid: why its agreement was stopped, or one of these. */
export type CloseReason =
  | 'account_erased'
  | 'blocked'
  | 'end_moved'
  | 'method_removed'
  | 'method_revoked'
  | 'not_paid'
  | 'not_sold'
  | 'price_raised'
  | 'stopped';

/** The states of the payment of an attempt; see `payments.rules.ts`. */
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

/** Whether the money of a payment has arrived, also if it was refunded since. */
export function isPaid(state: PaymentState): boolean {
  return ['paid', 'partially_refunded', 'refunded', 'disputed'].includes(state);
}

/** What of an attempt and its payment says whether its money has come after the attempt had failed. */
export interface FollowedAttempt {
  readonly id: string;
  readonly state: AttemptState;
  readonly code: string | null;
  readonly payment_id: string | null;
  readonly payment_state: PaymentState | null;
  readonly paid_at: Date | null;
}

/**
 * The failed attempt whose money came first, while the renewal could still be charged: it has paid the renewal, and what
 * comes later is refunded.
 */
export function findPaidLate<Attempt extends FollowedAttempt>(
  {
    stopped_at: stoppedAt,
    deleted_at: deletedAt,
  }: { stopped_at: Date | null; deleted_at: Date | null },
  attempts: readonly Attempt[],
): (Attempt & { readonly payment_id: string; readonly paid_at: Date }) | undefined {
  if (deletedAt !== null) return undefined;
  const paid = attempts.flatMap((one) => {
    const { payment_id, payment_state: state, paid_at } = one;
    if (one.state !== 'failed' || one.code === 'late_refund') return [];
    if (payment_id === null || paid_at === null || state === null || !isKept(state)) return [];
    return stoppedAt === null || paid_at < stoppedAt ? [{ ...one, payment_id, paid_at }] : [];
  });
  return paid.sort((one, other) => one.paid_at.getTime() - other.paid_at.getTime())[0];
}

/** Whether the money of a payment is with the shop, or disputed. */
function isKept(state: PaymentState): boolean {
  return isPaid(state) && state !== 'refunded';
}
