import type { Executor } from '../../platform/platform.ts';
import { daysToTake } from './access.rules.ts';
import { relayGrants, type ShiftedPeriod } from './relay-grants.ts';
import { findStandingGrant, lockSubscriptionById, takeDays } from './subscriptions.store.ts';

/**
 * Takes days off what a payment granted, in proportion to the part of its money that goes back, inside the transaction of
 * that refund. What was granted after it moves up. Answers the periods that moved, its own among them.
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
  const found = await findStandingGrant(tx, paymentId);
  if (found === undefined) return [];
  const subscription = await lockSubscriptionById(tx, found.subscription_id);
  const grant = await findStandingGrant(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];

  const period = { startsAt: grant.starts_at, endsAt: grant.ends_at, takenDays: grant.taken_days };
  const days = daysToTake(period, { refundedCents, capturedCents });
  if (days === 0) return [];
  await takeDays(tx, grant.id, days);
  return relayGrants(tx, subscription, at);
}
