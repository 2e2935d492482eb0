import type {
  exportWaitingDeliveries as exportRoute,
  listWaitingDeliveries as listRoute,
  WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { DELIVERY_ALERT_S, PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWaitingDeliveries, type ListedDelivery } from './console-deliveries.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A page of unfilled deliveries of running subscriptions, longest waiting first. */
export async function listWaitingDeliveries(
  { db, clock }: Needs,
  { after, ...given }: QueryOf<typeof listRoute>,
): Promise<WaitingDelivery[]> {
  const now = clock.now();
  const filters = filtersOf(given, now);
  const rows = await findWaitingDeliveries(db, { ...filters, after, limit: PAGE_MAX });
  return rows.map((row) => ({
    id: row.id,
    subscription_id: row.subscription_id,
    product: { id: row.product_id, title: row.product_title },
    service: { id: row.service_id, title: row.service_title, picture: row.service_picture },
    user: { id: row.user_id, username: row.username, email: row.email },
    waiting_since: row.created_at.toISOString(),
    late: row.created_at < lateSince(now),
    attempts: row.attempts,
    next_try_at: row.try_at?.toISOString() ?? null,
    access_until: row.ends_at.toISOString(),
    payment_id: row.payment_id,
  }));
}

/** The same list as a CSV file. */
export function exportWaitingDeliveries(
  { db, clock }: Needs,
  given: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const filters = filtersOf(given, clock.now());
  return csvList<ListedDelivery>({
    name: 'deliveries',
    header: [
      'id',
      'waiting since',
      'user',
      'e-mail',
      'product',
      'service',
      'attempts',
      'next try',
      'access until',
      'subscription',
      'payment',
    ],
    read: (last, limit) => findWaitingDeliveries(db, { ...filters, after: last?.id, limit }),
    cellsOf: (row) => [
      row.id,
      row.created_at.toISOString(),
      row.username,
      row.email,
      row.product_title,
      row.service_title,
      row.attempts,
      row.try_at?.toISOString() ?? null,
      row.ends_at.toISOString(),
      row.subscription_id,
      row.payment_id,
    ],
  });
}

function filtersOf({ search, service, late }: QueryOf<typeof exportRoute>, now: Date) {
  return { search, serviceId: service, since: late && lateSince(now), now };
}

function lateSince(now: Date): Date {
  return new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
}
