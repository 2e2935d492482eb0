import { DELIVERY_ALERT_S, PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  listWaitingDeliveries as listWaitingDeliveriesRoute,
  WaitingDelivery,
} from '@sesame/contract/operator-stock.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findWaitingDeliveries } from './operator-deliveries.store.ts';

/** A page of buyers who have paid and wait for a link. */
export async function listWaitingDeliveries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { search, origin, late, after }: QueryOf<typeof listWaitingDeliveriesRoute>,
): Promise<WaitingDelivery[]> {
  const now = clock.now();
  const lateSince = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  const rows = await findWaitingDeliveries(db, {
    search,
    originId: origin,
    since: late === undefined ? undefined : lateSince,
    after,
    now,
    limit: PAGE_MAX,
  });
  return rows.map((row) => ({
    id: row.id,
    subscription_id: row.subscription_id,
    product: { id: row.product_id, title: row.product_title },
    origin: { id: row.origin_id, title: row.origin_title, picture: row.origin_picture },
    user: { id: row.user_id, username: row.username, email: row.email },
    waiting_since: row.created_at.toISOString(),
    late: row.created_at < lateSince,
    attempts: row.attempts,
    next_try_at: row.try_at?.toISOString() ?? null,
    access_until: row.ends_at.toISOString(),
    payment_id: row.payment_id,
  }));
}
