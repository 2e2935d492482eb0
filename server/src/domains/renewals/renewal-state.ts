import type { Selectable } from 'kysely';
import type { Database, PaymentState } from '../../database.types.ts';

export type RenewalRow = Selectable<Database['renewals']>;
export type AttemptRow = Selectable<Database['renewal_attempts']>;
export type RenewalState = RenewalRow['state'];
export type AttemptState = AttemptRow['state'];
/** How a declined charge is taken; see `DeclineClass` of the gateways. */
export type DeclineClass = NonNullable<AttemptRow['class']>;

/** States in which an attempt may still bring money. */
export const livingAttempts: readonly AttemptState[] = ['started', 'unknown', 'pending'];

export type ClosedState = 'paid' | 'skipped' | 'canceled' | 'superseded' | 'given_up' | 'late';

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

/** Whether the money of a payment has arrived, also if it was given back since. */
export function isPaid(state: PaymentState): boolean {
  return ['paid', 'partially_refunded', 'refunded', 'disputed'].includes(state);
}
