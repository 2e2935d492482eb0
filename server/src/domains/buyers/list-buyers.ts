import type {
  exportBuyers as exportRoute,
  ListedBuyer,
  listBuyers as listRoute,
} from '@sesame/contract/console/buyers.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type BuyerFilters, type ListedRow, listBuyerRows } from './buyers.store.ts';
import { telegramName } from './telegram-name.rules.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

export async function listBuyers(
  { db, clock }: Needs,
  { before, ...filters }: QueryOf<typeof listRoute>,
): Promise<ListedBuyer[]> {
  const page = { before, limit: PAGE_MAX, now: clock.now() };
  const rows = await listBuyerRows(db, filtersOf(filters), page);
  return rows.map((row) => ({
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
  }));
}

export function exportBuyers(
  { db, clock }: Needs,
  filters: QueryOf<typeof exportRoute>,
): Promise<FileAnswer> {
  const wanted = filtersOf(filters);
  const now = clock.now();
  return csvList<ListedRow>({
    name: 'users',
    header: [
      'id',
      'user',
      'e-mail',
      'Telegram',
      'registered',
      'confirmed',
      'blocked',
      'to be erased',
      'subscriptions',
    ],
    read: (last, limit) => listBuyerRows(db, wanted, { before: last?.id, limit, now }),
    cellsOf: (row) => [
      row.id,
      row.username,
      row.email,
      telegramName(row),
      row.created_at.toISOString(),
      row.email_confirmed_at?.toISOString() ?? null,
      row.blocked_at?.toISOString() ?? null,
      row.deletion_at?.toISOString() ?? null,
      String(row.subscriptions),
    ],
  });
}

function filtersOf(given: QueryOf<typeof exportRoute>): BuyerFilters {
  return {
    search: given.search,
    subscription: given.subscription && given.subscription === 'yes',
    blocked: given.blocked && given.blocked === 'yes',
    confirmed: given.confirmed && given.confirmed === 'yes',
    deleting: given.deleting && given.deleting === 'yes',
  };
}
