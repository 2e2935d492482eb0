import { nextPeriod } from '@sesame/contract/shared/calendar.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { remainingDaysOf } from '../access.rules.ts';
import { deliverLinks } from '../deliveries/deliver-links.ts';
import { listServicesOfProduct } from '../deliveries/deliveries.store.ts';
import { isProduct } from '../subscriptions/console-subscriptions.store.ts';
import {
  findEnd,
  insertGrant,
  isHeld,
  lockSubscription,
  moveSubscriptionEnd,
} from '../subscriptions.store.ts';
import { lockExpected } from './lock-expected.ts';
import { activeGrants, rescheduleGrants } from './reschedule-grants.ts';
import { revokeGrants } from './revoke-grants.ts';
import type { ChangedAccess } from './shorten-access.ts';

/**
 * Moves the remaining days of a subscription to another product or another buyer, within the transaction of the
 * operator's action. Each period becomes a grant that names it as `moved_from`, so that a refund takes it back.
 * Subscriptions with a grant on hold cannot be moved.
 */
export async function moveAccess(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs'>,
  change: {
    readonly id: string;
    readonly toUser: string | undefined;
    readonly toProduct: number | undefined;
    readonly expectedEnd: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<ChangedAccess & { readonly target: string; readonly days: number }> {
  const { at, by } = change;
  const source = await lockExpected(tx, change);
  const to = {
    userId: change.toUser ?? source.user_id,
    productId: change.toProduct ?? source.product_id,
  };
  if (to.userId === source.user_id && to.productId === source.product_id) refuse('bad_request');
  if (!(await isProduct(tx, to.productId))) refuse('not_found');
  if (await isHeld(tx, source.id)) refuse('subscription_held');
  const counted = await activeGrants(tx, source.id);
  const remaining = remainingDaysOf(counted, at);
  if (remaining.length === 0) refuse('delivery_over');
  const running = counted.filter(({ endsAt }) => endsAt > at);
  const ended = await revokeGrants(tx, running, change);
  const moved = await rescheduleGrants(tx, source, at, 'operator');

  const fresh = platform.ids.uuid();
  const target = await lockSubscription(tx, { id: fresh, ...to, at });
  const isNew = target.id === fresh;
  const oldEnd = isNew ? null : target.ends_at;
  let end = { until: oldEnd, anchorDay: target.anchor_day };
  for (const { id, days } of remaining) {
    // Rounding up over the earlier periods has already covered this fraction of a day.
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
  const serviceIds = await listServicesOfProduct(tx, productId);
  await deliverLinks(tx, platform, { subscriptionId: target.id, productId, serviceIds, isNew, at });
  return {
    endsAt: await findEnd(tx, source.id),
    shifted: [...ended, ...moved],
    target: target.id,
    days: remaining.reduce((sum, { days }) => sum + days, 0),
  };
}
