import type { Executor } from '../../../platform/platform.ts';
import {
  findCurrentGrant,
  lockSubscriptionById,
  markGrantReversed,
} from '../subscriptions.store.ts';
import { cutPeriods } from './cut-periods.ts';
import { rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';

export interface ReverseGrantInput {
  readonly paymentId: string;
  readonly at: Date;
}

/**
 * Reverses the grant of a payment (full refund, lost dispute) within the caller's transaction, including remains that
 * operators moved elsewhere. Idempotent; does nothing when the payment has no grant.
 * @returns the changed periods of payments, this one's cut off at `at`, for the caller to store
 */
export async function reverseGrant(
  tx: Executor,
  _platform: object,
  { paymentId, at }: ReverseGrantInput,
): Promise<readonly ShiftedPeriod[]> {
  const found = await findCurrentGrant(tx, paymentId);
  if (found === undefined) return [];
  const subscription = await lockSubscriptionById(tx, found.subscription_id);
  const grant = await findCurrentGrant(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];

  await markGrantReversed(tx, grant.id, at);
  const moved = await rescheduleGrants(tx, subscription, at);
  return [
    ...cutPeriods(
      [{ paymentId: grant.payment_id, startsAt: grant.starts_at, endsAt: grant.ends_at }],
      at,
    ),
    ...moved,
  ];
}
