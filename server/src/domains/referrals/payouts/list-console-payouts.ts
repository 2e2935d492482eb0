import {
  type ConsolePayout,
  listConsolePayouts as list,
  type readPayoutTotals as totalsRoute,
} from '@sesame/contract/console/referrals.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPayoutsIn, sumOpenPayouts } from './payouts.store.ts';
import { serializeConsolePayout, shownAddress } from './serialize-console-payout.ts';
import { requireSourcedPayout, withCredit } from './sourced-payouts.ts';

/** Payouts of all partners in a state, oldest first; the export has the full addresses of those being sent. */
export function listConsolePayouts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: async (filters, page) => withCredit(db, await listPayoutsIn(db, filters, page)),
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
        'amount, USD': (row) => amountOf(row.amount_cents),
        'from commissions, USD': (row) => amountOf(row.amount_cents - row.credit_cents),
        'from refunds to the balance, USD': (row) => amountOf(row.credit_cents),
        state: (row) => row.state,
        'requested, UTC': (row) => row.created_at.toISOString(),
        'approved, UTC': (row) => row.approved_at?.toISOString() ?? null,
        'closed, UTC': (row) => row.closed_at?.toISOString() ?? null,
        reason: (row) => row.reason,
        transaction: (row) => row.transaction,
      },
    },
  });
}

/** Refuses `not_found`. */
export async function readPayout({ db }: Pick<Platform, 'db'>, id: string): Promise<ConsolePayout> {
  return serializeConsolePayout(await requireSourcedPayout(db, id));
}

/** What waits for approval, and what is approved and not paid yet. */
export async function readPayoutTotals({
  db,
}: Pick<Platform, 'db'>): Promise<AnswerOf<typeof totalsRoute>> {
  const rows = await sumOpenPayouts(db);
  const totalOf = (state: 'requested' | 'approved') => {
    const { count = 0, cents = 0 } = rows.find((row) => row.state === state) ?? {};
    return { count, total: dollarsFromCents(cents) };
  };
  return { requested: totalOf('requested'), approved: totalOf('approved') };
}

/** With both decimals: the file is also the batch that is paid. */
function amountOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
