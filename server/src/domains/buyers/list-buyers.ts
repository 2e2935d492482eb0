import { listBuyers as list } from '@sesame/contract/console/buyers.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBuyerRows } from './buyers.store.ts';
import { telegramName } from './telegram-name.rules.ts';

/** Buyers, newest first. */
export function listBuyers({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const now = clock.now();
  return listAnswers(list, {
    rows: (filters, page) => listBuyerRows(db, filters, page, now),
    answer: (rows) =>
      rows.map((row) => ({
        id: row.id,
        username: row.username,
        email: row.email,
        telegram_name: telegramName(row),
        image: row.image_url,
        created_at: row.created_at.toISOString(),
        confirmed: row.email_confirmed_at !== null,
        blocked: row.blocked_at !== null,
        deleting: row.deletion_at !== null,
        subscriptions: row.subscriptions,
        on_hold: row.on_hold,
      })),
    csv: {
      columns: {
        id: (row) => row.id,
        user: (row) => row.username,
        email: (row) => row.email,
        Telegram: (row) => telegramName(row),
        'registered, UTC': (row) => row.created_at.toISOString(),
        'confirmed, UTC': (row) => row.email_confirmed_at?.toISOString() ?? null,
        'blocked, UTC': (row) => row.blocked_at?.toISOString() ?? null,
        'to be erased, UTC': (row) => row.deletion_at?.toISOString() ?? null,
        subscriptions: (row) => String(row.subscriptions),
        'of these on hold': (row) => String(row.on_hold),
      },
    },
  });
}
