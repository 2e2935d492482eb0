import type { Executor } from '../../platform/platform.ts';
import { type CountedGrant, replayGrants } from './access.rules.ts';
import {
  findGrantOfPayment,
  type GrantRow,
  listCountedGrants,
  lockSubscriptionById,
  markGrantReversed,
  moveGrant,
  moveSubscriptionEnd,
} from './subscriptions.store.ts';

export interface ReverseGrantInput {
  readonly paymentId: string;
  readonly at: Date;
}

/** A period that another payment granted and that moved because an earlier one was taken back. */
export interface ShiftedPeriod {
  readonly paymentId: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Takes back what a payment granted (full refund, lost dispute), inside the transaction of that effect.
 * Twice is once; a payment that granted nothing is left alone. Answers the periods of the other payments
 * of the subscription that moved, so that the caller can store them.
 */
export async function reverseGrant(
  tx: Executor,
  _platform: object,
  { paymentId, at }: ReverseGrantInput,
): Promise<readonly ShiftedPeriod[]> {
  const found = await findGrantOfPayment(tx, paymentId);
  if (found === undefined) return [];
  const subscription = await lockSubscriptionById(tx, found.subscription_id);
  const grant = await findGrantOfPayment(tx, paymentId);
  if (grant === undefined || grant.reversed_at !== null) return [];

  await markGrantReversed(tx, grant.id, at);
  const before = (await listCountedGrants(tx, subscription.id)).map(countedGrant);
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
    reason: 'refund',
    at,
  });
  return shifted.flatMap(({ paymentId: id, startsAt, endsAt }) =>
    id === null ? [] : [{ paymentId: id, from: startsAt, until: endsAt }],
  );
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
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
