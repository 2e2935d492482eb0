import type { Executor, Platform } from '../../../platform/platform.ts';
import { keptUntil } from '../access.rules.ts';
import { keepItems } from '../deliveries/deliveries.store.ts';
import { findSubscriptionOf, lockSubscriptionById } from '../subscriptions.store.ts';
import { cutPeriods } from './cut-periods.ts';
import { type AccessPeriod, type GrantAccessInput, grantAccess } from './grant-access.ts';
import { rescheduleGrants, type ShiftedPeriod } from './reschedule-grants.ts';
import {
  findOwnSubscription,
  hasRunningAccess,
  listUnusedGrants,
  markGrantChanged,
  type UnusedGrant,
} from './unused-grants.store.ts';

/** What a plan change would end. */
export interface UnusedAccess {
  readonly subscriptionId: string;
  readonly productId: number;
  readonly endsAt: Date;
  readonly grants: readonly UnusedGrant[];
}

/** The unused periods of a buyer's subscription; undefined when it is not theirs. */
export async function readUnusedAccess(
  db: Executor,
  of: { readonly subscriptionId: string; readonly userId: string; readonly at: Date },
): Promise<UnusedAccess | undefined> {
  const own = await findOwnSubscription(db, of);
  if (own === undefined) return undefined;
  const { id: subscriptionId, product_id: productId, ends_at: endsAt } = own;
  return { subscriptionId, productId, endsAt, grants: await listUnusedGrants(db, of) };
}

/** The same with the subscription locked, so that its periods stay until the end of the transaction. */
export async function lockUnusedAccess(
  tx: Executor,
  of: Parameters<typeof readUnusedAccess>[1],
): Promise<UnusedAccess | undefined> {
  const own = await findOwnSubscription(tx, of);
  if (own === undefined) return undefined;
  await lockSubscriptionById(tx, own.id);
  return readUnusedAccess(tx, of);
}

/** Whether a buyer already has the product that a subscription would be changed to. */
export async function hasOtherAccess(
  db: Executor,
  access: UnusedAccess,
  to: { readonly userId: string; readonly productId: number; readonly at: Date },
): Promise<boolean> {
  return to.productId !== access.productId && (await hasRunningAccess(db, to));
}

/**
 * Ends the unused periods of a locked subscription and grants the new plan from now with its full length, within the
 * transaction that settles its payment. For another plan of the same product the items stay; with another product they stay
 * usable until the new ones are delivered, but not longer than access would have lasted, and not longer than the shop allows.
 * @returns the new period, and the cut or moved periods of other payments, for the caller to store
 */
export async function replaceAccess(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs' | 'config'>,
  {
    access,
    grant,
  }: {
    readonly access: UnusedAccess;
    readonly grant: GrantAccessInput & { readonly paymentId: string };
  },
): Promise<AccessPeriod & { readonly shifted: readonly ShiftedPeriod[] }> {
  const { at, paymentId } = grant;
  const subscription = await lockSubscriptionById(tx, access.subscriptionId);
  for (const { id } of access.grants) await markGrantChanged(tx, id, { by: paymentId, at });
  const cut = cutPeriods(
    access.grants.map(({ own_payment_id, starts_at, ends_at }) => ({
      paymentId: own_payment_id,
      startsAt: starts_at,
      endsAt: ends_at,
    })),
    at,
  );
  const moved = await rescheduleGrants(tx, subscription, at, 'plan_change');
  const period = await grantAccess(tx, platform, { ...grant, replaces: subscription.id });
  if (grant.productId !== access.productId) {
    const next = await findSubscriptionOf(tx, grant);
    const until = keptUntil(access.endsAt, at, platform.config.shop().limits.kept_items_days);
    if (next !== undefined) await keepItems(tx, { from: subscription.id, to: next.id, until, at });
  }
  return { ...period, shifted: [...cut, ...moved] };
}
