import type { listConsolePayouts } from '@sesame/contract/console/referrals.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export type PayoutRow = Selectable<Database['payouts']>;

export function insertPayout(
  tx: Executor,
  row: Insertable<Database['payouts']>,
): Promise<PayoutRow> {
  return tx.insertInto('payouts').values(row).returningAll().executeTakeFirstOrThrow();
}

export function lockPayout(tx: Executor, id: string): Promise<PayoutRow | undefined> {
  return tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function lockOwnPayout(
  tx: Executor,
  userId: string,
  id: string,
): Promise<PayoutRow | undefined> {
  return tx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks open payouts in a fixed order to avoid deadlocks. */
export function lockOpenPayouts(tx: Executor, userId: string): Promise<PayoutRow[]> {
  return tx
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['requested', 'approved'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export function changePayout(
  tx: Executor,
  id: string,
  change: Updateable<Database['payouts']>,
): Promise<PayoutRow> {
  return tx
    .updateTable('payouts')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether an earlier payout to this address was paid. */
export async function hasPaidTo(
  db: Executor,
  where: { userId: string; network: PayoutRow['network']; address: string },
): Promise<boolean> {
  const paid = await db
    .selectFrom('payouts')
    .select('id')
    .where('user_id', '=', where.userId)
    .where('network', '=', where.network)
    .where('address', '=', where.address)
    .where('state', '=', 'paid')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Newest first; ids grow with time. */
export function listPayoutsOf(
  db: Executor,
  { userId, before, limit }: { userId: string; before: string | undefined; limit: number },
): Promise<PayoutRow[]> {
  let query = db.selectFrom('payouts').selectAll().where('user_id', '=', userId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export interface ListedPayout extends PayoutRow {
  readonly username: string;
  readonly email: string;
  readonly available_cents: number | null;
  readonly verified_at: Date | null;
  /** Whether an earlier payout to this address was paid. */
  readonly paid_before: boolean;
}

const oldestFirst = keyset('payouts', ['payouts.id'], 'asc');
const payoutFilters: FilterSql<typeof listConsolePayouts> = {
  state: (state) => sql`payouts.state = ${state}`,
};

/** Payouts of all partners in one state, oldest first. */
export function listPayoutsIn(
  db: Executor,
  filters: FiltersOf<typeof listConsolePayouts>,
  { after, limit }: ListPage,
): Promise<ListedPayout[]> {
  return listedPayouts(db)
    .where(whereOf(payoutFilters, filters, oldestFirst.after(after)))
    .orderBy('payouts.id')
    .limit(limit)
    .execute();
}

export async function sumOpenPayouts(
  db: Executor,
): Promise<{ state: PayoutRow['state']; count: number; cents: number }[]> {
  return db
    .selectFrom('payouts')
    .select((row) => [
      'state',
      row.fn.countAll<number>().as('count'),
      sql<number>`sum(amount_cents)::bigint`.as('cents'),
    ])
    .where('state', 'in', ['requested', 'approved'])
    .groupBy('state')
    .execute();
}

export function findListedPayout(db: Executor, id: string): Promise<ListedPayout | undefined> {
  return listedPayouts(db).where('payouts.id', '=', id).executeTakeFirst();
}

function listedPayouts(db: Executor) {
  return db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.user_id')
    .leftJoin('partner_balances', 'partner_balances.partner_id', 'payouts.user_id')
    .leftJoin('partners', 'partners.user_id', 'payouts.user_id')
    .selectAll('payouts')
    .select([
      'users.username',
      'users.email',
      'partner_balances.available_cents',
      'partners.verified_at',
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('payouts as earlier')
            .select('earlier.id')
            .whereRef('earlier.user_id', '=', 'payouts.user_id')
            .whereRef('earlier.network', '=', 'payouts.network')
            .whereRef('earlier.address', '=', 'payouts.address')
            .whereRef('earlier.id', '<>', 'payouts.id')
            .where('earlier.state', '=', 'paid'),
        )
          .$castTo<boolean>()
          .as('paid_before'),
    ]);
}

/** For the export of a person's data. */
export function findPayoutsOf(db: Executor, userId: string) {
  return db
    .selectFrom('payouts')
    .select([
      'id',
      'network',
      'address',
      'memo',
      'amount_cents',
      'state',
      'reason',
      'transaction',
      'created_at',
      'approved_at',
      'closed_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Unapproved payouts of erased accounts. */
export async function findPayoutsOfErased(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.user_id')
    .select('payouts.id')
    .where('payouts.state', '=', 'requested')
    .where('users.deleted_at', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the addresses of closed payouts of erased accounts. */
export async function blankAddresses(db: Executor): Promise<void> {
  await db
    .updateTable('payouts')
    .from('users')
    .set({ address: '', memo: null })
    .whereRef('users.id', '=', 'payouts.user_id')
    .where('users.deleted_at', 'is not', null)
    .where('payouts.address', '<>', '')
    .where('payouts.state', 'in', ['paid', 'rejected', 'canceled'])
    .execute();
}
