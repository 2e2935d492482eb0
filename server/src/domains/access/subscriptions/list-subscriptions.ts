import {
  listSubscriptions as list,
  type listSubscriptionProducts as productsRoute,
} from '@sesame/contract/console/subscriptions.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ListedRow,
  listProductsWithPlans,
  listSubscriptionRows,
} from './console-subscriptions.store.ts';

/** Subscriptions, newest first; ending and expired ones by their end. */
export function listSubscriptions({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const now = clock.now();
  return listAnswers(list, {
    rows: (filters, page) => listSubscriptionRows(db, filters, page, now),
    answer: (rows) =>
      rows.map((row) => ({
        id: row.id,
        user: { id: row.user_id, username: row.username, email: row.email },
        product: { id: row.product_id, title: row.title, title_ru: row.title_ru },
        created_at: row.created_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        state: row.state,
        waiting: row.waiting,
      })),
    // It may have been extended since it was read; the rows after it have not moved.
    placeOf: (row: ListedRow) => row,
    csv: {
      columns: {
        id: (row) => row.id,
        user: (row) => row.username,
        email: (row) => row.email,
        product: (row) => row.title,
        'since, UTC': (row) => row.created_at.toISOString(),
        'ends, UTC': (row) => row.ends_at.toISOString(),
        state: (row) => row.state,
        'waiting deliveries': (row) => row.waiting,
      },
    },
  });
}

export async function listSubscriptionProducts({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof productsRoute>> {
  const rows = await listProductsWithPlans(db);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((plans) => ({
    // A group has at least one row.
    id: plans[0]?.id ?? 0,
    title: plans[0]?.title ?? '',
    title_ru: plans[0]?.title_ru ?? '',
    plans: plans.flatMap(({ duration_count: count, duration_unit: unit }) =>
      count === null || unit === null ? [] : [serializeDuration({ count, unit })],
    ),
  }));
}
