import type { Selectable } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type PartnerBalances = Omit<Selectable<Database['partner_balances']>, 'partner_id'>;

/** Of whoever never earned anything. */
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
  days_earned_cents: 0,
  days_pending_cents: 0,
  days_available_cents: 0,
  days_given_cents: 0,
  days_reversed_cents: 0,
};

/** What the journal says of a partner: the sums of their accounts, kept beside it by the database. */
export async function findBalances(db: Executor, partnerId: string): Promise<PartnerBalances> {
  const row = await db
    .selectFrom('partner_balances')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ?? NOTHING;
}

/**
 * The same for whoever is about to use the available money: until the end of the transaction nothing is posted on the
 * partner's accounts, so a refund elsewhere cannot take back what was just found to be there.
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
