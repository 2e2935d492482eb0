import { type ConsolePayout, listAllPayouts as list } from '@sesame/contract/console/referrals.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findListedPayout, listPayoutsIn } from './payouts.store.ts';
import { serializeConsolePayout, shownAddress } from './serialize-console-payout.ts';

/** Payouts of all partners in a state, oldest first; the export has the full addresses of those being sent. */
export function listAllPayouts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => listPayoutsIn(db, filters, page),
    answer: (rows) => rows.map(serializeConsolePayout),
    csv: {
      name: ({ state }) => `payouts-${state}`,
      columns: {
        id: (row) => row.id,
        partner: (row) => row.username,
        email: (row) => row.email,
        network: (row) => row.network,
        address: (row) => shownAddress(row),
        memo: (row) => row.memo,
        amount: (row) => (row.amount_cents / 100).toFixed(2),
        requested: (row) => row.created_at.toISOString(),
        transaction: (row) => row.transaction,
      },
    },
  });
}

/** Refuses `not_found`. */
export async function readPayout({ db }: Pick<Platform, 'db'>, id: string): Promise<ConsolePayout> {
  const row = await findListedPayout(db, id);
  if (row === undefined) refuse('not_found');
  return serializeConsolePayout(row);
}
