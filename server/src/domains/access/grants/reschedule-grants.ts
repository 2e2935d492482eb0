import type { Executor } from '../../../platform/platform.ts';
import { type ActiveGrant, recomputePeriods } from '../access.rules.ts';
import {
  type GrantRow,
  listActiveGrants,
  moveGrant,
  moveSubscriptionEnd,
  type SubscriptionRow,
} from '../subscriptions.store.ts';

/** The new period of a payment's grant that was moved or shortened. */
export interface ShiftedPeriod {
  readonly paymentId: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Recomputes the remaining periods of a locked subscription after some were removed or shortened.
 * @returns the changed periods of payments, for the caller to store
 */
export async function rescheduleGrants(
  tx: Executor,
  subscription: SubscriptionRow,
  at: Date,
  reason: 'refund' | 'operator' | 'plan_change' = 'refund',
): Promise<readonly ShiftedPeriod[]> {
  const before = await activeGrants(tx, subscription.id);
  const recomputed = recomputePeriods(before);
  const shifted = recomputed.grants.filter(
    (after, index) =>
      after.startsAt.getTime() !== before[index]?.startsAt.getTime() ||
      after.endsAt.getTime() !== before[index]?.endsAt.getTime(),
  );
  for (const { id, startsAt, endsAt } of shifted) {
    await moveGrant(tx, id, { from: startsAt, until: endsAt });
  }
  await moveSubscriptionEnd(tx, {
    subscriptionId: subscription.id,
    oldEnd: subscription.ends_at,
    newEnd: recomputed.endsAt ?? earlier(subscription.ends_at, at),
    anchorDay: recomputed.anchorDay ?? subscription.anchor_day,
    reason,
    at,
  });
  return shifted.flatMap(({ paymentId: id, startsAt, endsAt }) =>
    id === null ? [] : [{ paymentId: id, from: startsAt, until: endsAt }],
  );
}

/** The grants of a subscription that are not revoked, in the order of their periods. */
export async function activeGrants(tx: Executor, subscriptionId: string): Promise<ActiveGrant[]> {
  return (await listActiveGrants(tx, subscriptionId)).map(toActiveGrant);
}

function toActiveGrant(row: GrantRow): ActiveGrant {
  return {
    id: row.id,
    paymentId: row.payment_id,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    grantedAt: row.created_at,
    removedDays: row.removed_days,
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
