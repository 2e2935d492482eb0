import { nextPeriod } from '@sesame/contract/calendar.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { restsOf } from './access.rules.ts';
import { deliverLinks } from './deliver-links.ts';
import { lockSeen } from './lock-seen.ts';
import { isProduct } from './operator-subscriptions.store.ts';
import { countedGrants, relayGrants } from './relay-grants.ts';
import { revokeGrants } from './revoke-grants.ts';
import type { ChangedAccess } from './shorten-access.ts';
import {
  findEnd,
  insertGrant,
  isHeld,
  lockSubscription,
  moveSubscriptionEnd,
} from './subscriptions.store.ts';

/**
 * Moves what is left of a subscription to another product or another buyer, day for day, inside the transaction of an
 * operator's act. Every period leaves one rest that names it, so a refund takes the rest back. What is in dispute stays.
 */
export async function moveAccess(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  change: {
    readonly id: string;
    readonly toUser: string | undefined;
    readonly toProduct: number | undefined;
    readonly seenEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess & { readonly target: string; readonly days: number }> {
  const { at, by } = change;
  const source = await lockSeen(tx, change);
  const to = {
    userId: change.toUser ?? source.user_id,
    productId: change.toProduct ?? source.product_id,
  };
  if (to.userId === source.user_id && to.productId === source.product_id) refuse('bad_request');
  if (!(await isProduct(tx, to.productId))) refuse('not_found');
  if (await isHeld(tx, source.id)) refuse('subscription_held');
  const counted = await countedGrants(tx, source.id);
  const rests = restsOf(counted, at);
  if (rests.length === 0) refuse('delivery_over');
  const running = counted.filter(({ endsAt }) => endsAt > at);
  const ended = await revokeGrants(tx, running, change);
  const moved = await relayGrants(tx, source, at, 'operator');

  const fresh = platform.ids.uuid();
  const target = await lockSubscription(tx, { id: fresh, ...to, at });
  const isNew = target.id === fresh;
  const oldEnd = isNew ? null : target.ends_at;
  let end = { until: oldEnd, anchorDay: target.anchor_day };
  for (const { id, days } of rests) {
    // A part of a day that the periods before it have rounded up already.
    if (days === 0) continue;
    const period = nextPeriod({ now: at, currentEnd: end.until, count: days, unit: 'day' });
    await insertGrant(tx, {
      id: platform.ids.uuid(),
      subscription_id: target.id,
      payment_id: null,
      earned_days_id: null,
      operator_id: by,
      duration_count: days,
      duration_unit: 'day',
      starts_at: period.from,
      ends_at: period.until,
      created_at: at,
      moved_from: id,
    });
    end = period;
  }
  await moveSubscriptionEnd(tx, {
    subscriptionId: target.id,
    oldEnd,
    newEnd: end.until ?? at,
    anchorDay: end.anchorDay,
    reason: 'operator',
    at,
  });
  const { productId } = to;
  await deliverLinks(tx, platform, { subscriptionId: target.id, productId, isNew, at });
  return {
    endsAt: await findEnd(tx, source.id),
    shifted: [...ended, ...moved],
    target: target.id,
    days: rests.reduce((sum, { days }) => sum + days, 0),
  };
}
