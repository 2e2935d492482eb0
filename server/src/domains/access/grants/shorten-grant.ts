import type { Executor } from '../../../platform/platform.ts';
import { daysToRemove } from '../access.rules.ts';
import { findCurrentGrant, lockSubscriptionById, removeDays } from '../subscriptions.store.ts';
import { rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';

/**
 * Shortens the grant of a payment in proportion to a partial refund, within the refund's transaction. Later grants move
 * up.
 * @returns the changed periods of payments, including this one
 */
export async function shortenGrant(
  tx: Executor,
  {
    paymentId,
    refundedCents,
    capturedCents,
    at,
  }: { paymentId: string; refundedCents: number; capturedCents: number; at: Date },
): Promise<readonly ShiftedPeriod[]> {
  const found = await findCurrentGrant(tx, paymentId);
  if (found === undefined) return [];
  const subscription = await lockSubscriptionById(tx, found.subscription_id);
  const grant = await findCurrentGrant(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];

  const period = {
    startsAt: grant.starts_at,
    endsAt: grant.ends_at,
    removedDays: grant.removed_days,
  };
  const days = daysToRemove(period, { refundedCents, capturedCents });
  if (days === 0) return [];
  await removeDays(tx, grant.id, days);
  return rescheduleGrants(tx, subscription, at);
}
