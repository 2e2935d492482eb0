import { listWaitingDeliveries as list } from '@sesame/contract/console/inventory.ts';
import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWaitingDeliveries } from './console-deliveries.store.ts';

/** Unfilled deliveries of running subscriptions, longest waiting first. */
export function listWaitingDeliveries({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const now = clock.now();
  const lateSince = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  return listAnswers(list, {
    rows: (filters, page) => findWaitingDeliveries(db, filters, page, { now, lateSince }),
    answer: (rows) =>
      rows.map((row) => ({
        id: row.id,
        subscription_id: row.subscription_id,
        product: {
          id: row.product_id,
          title: row.product_title,
          title_ru: row.product_title_ru,
        },
        service: {
          id: row.service_id,
          title: row.service_title,
          title_ru: row.service_title_ru,
          picture: row.service_picture,
        },
        user: { id: row.user_id, username: row.username, email: row.email },
        waiting_since: row.created_at.toISOString(),
        late: row.created_at < lateSince,
        attempts: row.attempts,
        by_webhook: row.by_webhook,
        problem: row.problem,
        next_try_at: row.next_try_at?.toISOString() ?? null,
        access_until: row.ends_at.toISOString(),
        payment_id: row.payment_id,
      })),
    csv: {
      columns: {
        id: (row) => row.id,
        'waiting since, UTC': (row) => row.created_at.toISOString(),
        user: (row) => row.username,
        email: (row) => row.email,
        product: (row) => row.product_title,
        service: (row) => row.service_title,
        attempts: (row) => row.attempts,
        'last problem': (row) => row.problem,
        'next try, UTC': (row) => row.next_try_at?.toISOString() ?? null,
        'access until, UTC': (row) => row.ends_at.toISOString(),
        subscription: (row) => row.subscription_id,
        payment: (row) => row.payment_id,
      },
    },
  });
}
