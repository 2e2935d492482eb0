import type { Selectable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type PartnerBalances = Omit<Selectable<Database['partner_balances']>, 'partner_id'>;

/** Balances of a buyer who has no row because nothing was posted yet. */
const NOTHING: PartnerBalances = {
  earned_cents: 0,
  credited_cents: 0,
  pending_cents: 0,
  available_cents: 0,
  in_payout_cents: 0,
  paid_out_cents: 0,
  spent_cents: 0,
  reversed_cents: 0,
  withheld_cents: 0,
  released_cents: 0,
  days_earned_cents: 0,
  days_pending_cents: 0,
  days_available_cents: 0,
  days_given_cents: 0,
  days_reversed_cents: 0,
};

/** The sums of a partner's journal accounts, kept up to date by the database. */
export async function findBalances(db: Executor, partnerId: string): Promise<PartnerBalances> {
  const row = await db
    .selectFrom('partner_balances')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? NOTHING;
}

/**
 * Locks the balances before available money is used: until the end of the transaction nothing else is posted on the
 * partner's accounts, so that a concurrent refund cannot take back the same money.
 */
export async function lockBalances(tx: Executor, partnerId: string): Promise<PartnerBalances> {
  const row = await tx
    .selectFrom('partner_balances')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? NOTHING;
}
