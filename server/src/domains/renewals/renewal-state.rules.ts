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
export const livingAttempts: readonly AttemptState[] = ['started', 'unknown', 'pending'];

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

/** Whether the money of a payment has arrived, also if it was given back since. */
export function isPaid(state: PaymentState): boolean {
  return ['paid', 'partially_refunded', 'refunded', 'disputed'].includes(state);
}
