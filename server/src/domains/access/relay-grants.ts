import type { Executor } from '../../platform/platform.ts';
import { type CountedGrant, replayGrants } from './access.rules.ts';
import {
  type GrantRow,
  listCountedGrants,
  moveGrant,
  moveSubscriptionEnd,
  type SubscriptionRow,
} from './subscriptions.store.ts';

/** A period that a payment granted and that is another one now. */
export interface ShiftedPeriod {
  readonly paymentId: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Lays what still counts of a locked subscription out again, after something was taken from it.
 * @returns the periods of payments that moved, so that the caller can store them
 */
export async function relayGrants(
  tx: Executor,
  subscription: SubscriptionRow,
  at: Date,
  reason: 'refund' | 'operator' = 'refund',
): Promise<readonly ShiftedPeriod[]> {
  const before = await countedGrants(tx, subscription.id);
  const replayed = replayGrants(before);
  const shifted = replayed.grants.filter(
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
    newEnd: replayed.endsAt ?? earlier(subscription.ends_at, at),
    anchorDay: replayed.anchorDay ?? subscription.anchor_day,
    reason,
    at,
  });
  return shifted.flatMap(({ paymentId: id, startsAt, endsAt }) =>
    id === null ? [] : [{ paymentId: id, from: startsAt, until: endsAt }],
  );
}

/** What still counts of a subscription, in the order of its periods. */
export async function countedGrants(tx: Executor, subscriptionId: string): Promise<CountedGrant[]> {
  return (await listCountedGrants(tx, subscriptionId)).map(countedGrant);
}

function countedGrant(row: GrantRow): CountedGrant {
  return {
    id: row.id,
    paymentId: row.payment_id,
    durationCount: row.duration_count,
    durationUnit: row.duration_unit,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    grantedAt: row.created_at,
    takenDays: row.taken_days,
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
