import type { Executor } from '../../../platform/platform.ts';
import { recomputePeriods } from '../access.rules.ts';
import { findCurrentGrant, lockSubscriptionById, removeDays } from '../subscriptions.store.ts';
import { activeGrants, rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';

/** Whole days at the end of the grant of a payment; `all` is the grant itself. */
export interface EndedDays {
  readonly subscriptionId: string;
  readonly paymentId: string;
  readonly days: number | 'all';
}

/** Until when there would be access without these days; undefined when nothing else remains. */
export async function endWithoutDays(
  db: Executor,
  { subscriptionId, paymentId, days }: EndedDays,
): Promise<Date | undefined> {
  const grants = await activeGrants(db, subscriptionId);
  const remaining = grants.flatMap((grant) => {
    if (grant.paymentId !== paymentId) return [grant];
    return days === 'all' ? [] : [{ ...grant, removedDays: grant.removedDays + days }];
  });
  return recomputePeriods(remaining).endsAt;
}

/**
 * Takes whole days off the end of a payment's grant at once, within the caller's transaction. Later grants move up.
 * @returns the changed periods of payments, for the caller to store
 */
export async function endUnusedDays(
  tx: Executor,
  { paymentId, days, at }: { paymentId: string; days: number; at: Date },
): Promise<readonly ShiftedPeriod[]> {
  const grant = await findCurrentGrant(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];
  const subscription = await lockSubscriptionById(tx, grant.subscription_id);
  await removeDays(tx, grant.id, days);
  return rescheduleGrants(tx, subscription, at);
}
