import { HISTORY_PAGE_SIZE } from '@sesame/contract/limits.ts';
import type { OperatorPayout } from '@sesame/contract/operator-referrals.ts';
import { csvList } from '../../../platform/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PayoutState } from '../../../tables/referrals.ts';
import { operatorPayoutOnWire, shownAddress } from './operator-payout-on-wire.ts';
import { findListedPayout, type ListedPayout, listPayoutsIn } from './payouts.store.ts';

export async function listAllPayouts(
  { db }: Pick<Platform, 'db'>,
  state: PayoutState,
  after: string | undefined,
): Promise<OperatorPayout[]> {
  const rows = await listPayoutsIn(db, { state, after, limit: HISTORY_PAGE_SIZE });
  return rows.map(operatorPayoutOnWire);
}

/** Refuses `not_found`. */
export async function readPayout(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<OperatorPayout> {
  const row = await findListedPayout(db, id);
  if (row === undefined) refuse('not_found');
  return operatorPayoutOnWire(row);
}

/** The same as a file, so that a batch can be paid elsewhere: with the addresses of what is being sent. */
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
