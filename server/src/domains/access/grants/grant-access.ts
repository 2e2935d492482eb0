import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import type { DurationUnit } from '../../../database.types.ts';
import { together } from '../../../platform/db/together.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { deliverLinks } from '../deliveries/deliver-links.ts';
import {
  findGrantOf,
  findSubscriptionOf,
  insertGrant,
  lockSubscription,
  moveSubscriptionEnd,
  type SubscriptionRow,
} from '../subscriptions.store.ts';

/**
 * Why access is granted: a payment, referral days or an operator. At most one grant per payment and per earning of
 * days.
 */
export type GrantCause =
  | { readonly paymentId: string }
  | { readonly earnedDaysId: string }
  | { readonly operatorId: string; readonly intent?: Buffer | undefined };

export interface GrantPlan {
  readonly userId: string;
  readonly productId: number;
  readonly durationCount: number;
  readonly durationUnit: DurationUnit;
  /** When the grant was made in business terms. The period starts here or at the end of the running subscription. */
  readonly at: Date;
}

/** `replaces`: the subscription that a plan change ends, whose items of the same services go on. */
export type GrantAccessInput = GrantCause & GrantPlan & { readonly replaces?: string };

export interface AccessPeriod {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Grants a period within the transaction that settles the payment or records the days. A second call for the same cause
 * returns the same period and changes nothing. An empty inventory never fails the grant: the delivery waits.
 */
export async function grantAccess(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs'>,
  input: GrantAccessInput,
): Promise<AccessPeriod> {
  const { userId, productId } = input;
  const id = platform.ids.uuid();
  // Read after the lock: by then a parallel call for the same cause has committed.
  const [subscription, earlier] = await together([
    lockSubscription(tx, { id, userId, productId, at: input.at }),
    findGrantOf(tx, input),
  ]);
  if (earlier !== undefined) return { from: earlier.starts_at, until: earlier.ends_at };

  const isNew = subscription.id === id;
  const at = grantedAt(subscription, input.at);
  const period = nextPeriod({
    now: at,
    currentEnd: isNew ? null : subscription.ends_at,
    anchorDay: subscription.anchor_day,
    count: input.durationCount,
    unit: input.durationUnit,
  });
  await together([
    insertGrant(tx, {
      id: platform.ids.uuid(),
      subscription_id: subscription.id,
      payment_id: 'paymentId' in input ? input.paymentId : null,
      earned_days_id: 'earnedDaysId' in input ? input.earnedDaysId : null,
      operator_id: 'operatorId' in input ? input.operatorId : null,
      intent: 'intent' in input ? input.intent : undefined,
      duration_count: input.durationCount,
      duration_unit: input.durationUnit,
      starts_at: period.from,
      ends_at: period.until,
      created_at: at,
    }),
    moveSubscriptionEnd(tx, {
      subscriptionId: subscription.id,
      oldEnd: isNew ? null : subscription.ends_at,
      newEnd: period.until,
      anchorDay: period.anchorDay,
      reason: reasonOf(input),
      at,
    }),
    deliverLinks(tx, platform, {
      subscriptionId: subscription.id,
      productId,
      isNew,
      at,
      replaces: input.replaces,
    }),
  ]);
  return { from: period.from, until: period.until };
}

/** The end of the period that a grant would have now; nothing is written. */
export async function previewGrant(db: Executor, input: GrantPlan): Promise<Date> {
  const subscription = await findSubscriptionOf(db, input);
  return nextPeriod({
    now: subscription === undefined ? input.at : grantedAt(subscription, input.at),
    currentEnd: subscription?.ends_at ?? null,
    anchorDay: subscription?.anchor_day,
    count: input.durationCount,
    unit: input.durationUnit,
  }).until;
}

/**
 * During its grace access was kept, so the new period continues from the end: it counts as granted in the last
 * millisecond of what was paid, which also keeps its place when periods are recomputed.
 */
function grantedAt({ ends_at: end, grace_until: grace }: SubscriptionRow, at: Date): Date {
  const isInGrace = grace !== null && at < grace && end <= at;
  return isInGrace ? new Date(end.getTime() - 1) : at;
}

function reasonOf(cause: GrantCause): 'purchase' | 'referral' | 'operator' {
  if ('paymentId' in cause) return 'purchase';
  return 'earnedDaysId' in cause ? 'referral' : 'operator';
}
