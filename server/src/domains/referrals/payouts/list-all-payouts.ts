import type { ConsolePayout } from '@sesame/contract/console/referrals.ts';
import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import type { PayoutState } from '../../../database.types.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findListedPayout, type ListedPayout, listPayoutsIn } from './payouts.store.ts';
import { serializeConsolePayout, shownAddress } from './serialize-console-payout.ts';

export async function listAllPayouts(
  { db }: Pick<Platform, 'db'>,
  state: PayoutState,
  after: string | undefined,
): Promise<ConsolePayout[]> {
  const rows = await listPayoutsIn(db, { state, after, limit: HISTORY_PAGE_SIZE });
  return rows.map(serializeConsolePayout);
}

/** Refuses `not_found`. */
export async function readPayout({ db }: Pick<Platform, 'db'>, id: string): Promise<ConsolePayout> {
  const row = await findListedPayout(db, id);
  if (row === undefined) refuse('not_found');
  return serializeConsolePayout(row);
}

/** Exports payouts for batch payment elsewhere, with the full addresses of those being sent. */
export function exportPayouts(
  { db }: Pick<Platform, 'db'>,
  state: PayoutState,
): Promise<FileAnswer> {
  return csvList<ListedPayout>({
    name: `payouts-${state}`,
    header: [
      'id',
      'partner',
      'e-mail',
      'network',
      'address',
      'memo',
      'amount',
      'requested',
      'transaction',
    ],
    read: (last, limit) => listPayoutsIn(db, { state, after: last?.id, limit }),
    cellsOf: (row) => [
      row.id,
      row.username,
      row.email,
      row.network,
      shownAddress(row),
      row.memo,
      (row.amount_cents / 100).toFixed(2),
      row.created_at.toISOString(),
      row.transaction,
    ],
  });
}
