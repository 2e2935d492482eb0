import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import type { DurationUnit } from '../../../database.types.ts';
import { beforeCommit } from '../../../platform/db/before-commit.ts';
import { together } from '../../../platform/db/together.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { deliverLinks } from '../deliveries/deliver-links.ts';
import { listServicesOfProduct } from '../deliveries/deliveries.store.ts';
import {
  findGrantOf,
  findSubscriptionOf,
  type GrantRow,
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

/** A grant whose subscription is locked. */
export interface PreparedGrant {
  readonly input: GrantAccessInput;
  readonly subscription: SubscriptionRow;
  /** The subscription was created for it. */
  readonly isNew: boolean;
  /** The grant that the same cause has already led to. */
  readonly earlier: GrantRow | undefined;
  readonly serviceIds: readonly number[];
}

/** Locks and reads what a grant depends on, so that its caller can send this together with other statements. */
export async function prepareGrant(
  tx: Executor,
  { ids }: Pick<Platform, 'ids'>,
  input: GrantAccessInput,
): Promise<PreparedGrant> {
  const { userId, productId, at } = input;
  const id = ids.uuid();
  // Read after the lock: by then a parallel call for the same cause has committed.
  const [subscription, earlier, serviceIds] = await together([
    lockSubscription(tx, { id, userId, productId, at }),
    findGrantOf(tx, input),
    listServicesOfProduct(tx, productId),
  ]);
  return { input, subscription, isNew: subscription.id === id, earlier, serviceIds };
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
  return grantPrepared(tx, platform, await prepareGrant(tx, platform, input));
}

/** The same for a grant that was prepared in the same transaction. */
export async function grantPrepared(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs'>,
  { input, subscription, isNew, earlier, serviceIds }: PreparedGrant,
): Promise<AccessPeriod> {
  if (earlier !== undefined) return { from: earlier.starts_at, until: earlier.ends_at };

  const at = grantedAt(subscription, input.at);
  const period = nextPeriod({
    now: at,
    currentEnd: isNew ? null : subscription.ends_at,
    anchorDay: subscription.anchor_day,
    count: input.durationCount,
    unit: input.durationUnit,
  });
  const written = [
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
      productId: input.productId,
      serviceIds,
      isNew,
      at,
      replaces: input.replaces,
    }),
  ];
  // What follows a plan change depends on what was delivered, and filling older deliveries may lock another subscription.
  const isAlone = isNew && input.replaces === undefined;
  await (isAlone ? beforeCommit(tx, ...written) : together(written));
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
