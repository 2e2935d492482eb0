import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type FlagRow = Selectable<Database['referral_flags']>;

/** The flag of a buyer's account, if there is one. */
export function findFlagOfBuyer(
  db: Executor,
  buyerId: string,
): Promise<Pick<FlagRow, 'verdict'> | undefined> {
  return db
    .selectFrom('flagged_buyers')
    .innerJoin('referral_flags', 'referral_flags.id', 'flagged_buyers.flag_id')
    .select('referral_flags.verdict')
    .where('flagged_buyers.buyer_id', '=', buyerId)
    .executeTakeFirst();
}

/** Accounts that a partner referred from one network. */
export async function listAccountsOfNetwork(
  db: Executor,
  partnerId: string,
  network: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('referred_by', '=', partnerId)
    .where('registered_from', '=', network)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the flag of a partner and network, creating it if necessary. */
export async function upsertFlag(
  tx: Executor,
  row: { id: string; partnerId: string; network: string; at: Date },
): Promise<FlagRow> {
  await tx
    .insertInto('referral_flags')
    .values({
      id: row.id,
      partner_id: row.partnerId,
      network: row.network,
      created_at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('referral_flags')
    .selectAll()
    .where('partner_id', '=', row.partnerId)
    .where('network', '=', row.network)
    .executeTakeFirstOrThrow();
}

export async function flagBuyers(
  tx: Executor,
  flagId: string,
  buyerIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('flagged_buyers')
    .values(buyerIds.map((id) => ({ buyer_id: id, flag_id: flagId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves pending commissions of these buyers to review by an operator. */
export async function holdForReview(tx: Executor, buyerIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('commissions')
    .set({ state: 'review', reason: 'many_accounts' })
    .where('buyer_id', 'in', [...buyerIds])
    .where('state', '=', 'pending')
    .execute();
}

export function lockFlag(tx: Executor, id: string): Promise<FlagRow | undefined> {
  return tx
    .selectFrom('referral_flags')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function resolveFlag(
  tx: Executor,
  id: string,
  verdict: 'cleared' | 'confirmed',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('referral_flags')
    .set({ verdict, resolved_at: at })
    .where('id', '=', id)
    .execute();
}

/** Ids of commissions held by a flag. */
export async function listHeldCommissions(tx: Executor, flagId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('commissions')
    .innerJoin('flagged_buyers', 'flagged_buyers.buyer_id', 'commissions.buyer_id')
    .select('commissions.id')
    .where('flagged_buyers.flag_id', '=', flagId)
    .where('commissions.state', '=', 'review')
    .orderBy('commissions.id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ListedFlag extends FlagRow {
  readonly username: string;
  readonly accounts: number;
  readonly held_cents: number;
}

/** Open flags, oldest first. */
export function listOpenFlags(db: Executor, limit: number): Promise<ListedFlag[]> {
  return db
    .selectFrom('referral_flags')
    .innerJoin('users', 'users.id', 'referral_flags.partner_id')
    .selectAll('referral_flags')
    .select([
      'users.username',
      sql<number>`(select count(*)::integer from flagged_buyers b where b.flag_id = referral_flags.id)`.as(
        'accounts',
      ),
      sql<number>`coalesce((
        select sum(c.amount_cents - c.reversed_cents) from commissions c
        join flagged_buyers b on b.buyer_id = c.buyer_id
        where b.flag_id = referral_flags.id and c.state = 'review'), 0)::bigint`.as('held_cents'),
    ])
    .where('referral_flags.verdict', 'is', null)
    .orderBy('referral_flags.created_at')
    .limit(limit)
    .execute();
}

/** Deletes registration networks, which are needed only while the first commissions are held. */
export async function clearOldNetworks(db: Executor, before: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ registered_from: null })
    .where('registered_from', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
