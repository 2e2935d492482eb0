import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type CommissionRow = Selectable<Database['commissions']>;

/** @returns false if this payment already has this commission, or the buyer's first payment was already counted */
export async function insertCommission(
  tx: Executor,
  row: Insertable<Database['commissions']>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('commissions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function addToDay(
  tx: Executor,
  {
    partnerId,
    day,
    kind,
    cents,
  }: { partnerId: string; day: string; kind: CommissionRow['kind']; cents: number },
): Promise<void> {
  const column = kind === 'deposit' ? 'deposit_cents' : 'first_payment_cents';
  await tx
    .insertInto('commission_days')
    .values({ partner_id: partnerId, day, [column]: cents })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'day'])
        .doUpdateSet((own) => ({ [column]: own(`commission_days.${column}`, '+', cents) })),
    )
    .execute();
}

/** Locks in a fixed order to avoid deadlocks. */
export function lockCommissionsOfPayment(
  tx: Executor,
  paymentId: string,
): Promise<CommissionRow[]> {
  return tx
    .selectFrom('commissions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('kind')
    .forNoKeyUpdate()
    .execute();
}

export function findCommissionsOfPayment(
  db: Executor,
  paymentId: string,
): Promise<(CommissionRow & { partner_name: string })[]> {
  return db
    .selectFrom('commissions')
    .innerJoin('users', 'users.id', 'commissions.partner_id')
    .selectAll('commissions')
    .select('users.username as partner_name')
    .where('payment_id', '=', paymentId)
    .orderBy('kind')
    .execute();
}

export function lockCommission(tx: Executor, id: string): Promise<CommissionRow | undefined> {
  return tx
    .selectFrom('commissions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function changeCommission(
  tx: Executor,
  id: string,
  change: Updateable<Database['commissions']>,
): Promise<void> {
  await tx.updateTable('commissions').set(change).where('id', '=', id).execute();
}

/** Pending commissions whose hold is over, oldest first. */
export async function findDueCommissions(
  db: Executor,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('commissions')
    .select('id')
    .where('state', '=', 'pending')
    .where('available_at', '<=', now)
    .orderBy('available_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the buyer has an earlier payment with external money. */
export async function hasPaidBefore(
  tx: Executor,
  buyerId: string,
  paymentId: string,
): Promise<boolean> {
  const earlier = await tx
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', buyerId)
    .where('id', '<>', paymentId)
    .where('paid_at', 'is not', null)
    .where('captured_cents', '>', 0)
    .where('provider', '<>', 'balance')
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

export async function insertEarnedDays(
  tx: Executor,
  row: Insertable<Database['earned_days']>,
): Promise<void> {
  await tx.insertInto('earned_days').values(row).execute();
}

export interface ListedCommission extends CommissionRow {
  readonly buyer_email: string;
  readonly days: number;
}

const LISTED = sql<number>`coalesce(
  (select sum(d.days) from earned_days d where d.commission_id = commissions.id), 0)::integer`;

/** The partner's own commissions before the one with id `before`; another partner's id yields nothing. */
export function listCommissions(
  db: Executor,
  { partnerId, before, limit }: { partnerId: string; before: string | undefined; limit: number },
): Promise<ListedCommission[]> {
  let query = db
    .selectFrom('commissions')
    .innerJoin('users', 'users.id', 'commissions.buyer_id')
    .selectAll('commissions')
    .select(['users.email as buyer_email', LISTED.as('days')])
    .where('commissions.partner_id', '=', partnerId);
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(commissions.created_at, commissions.id) < (
        select created_at, id from commissions where id = ${before} and partner_id = ${partnerId})`,
    );
  }
  return query
    .orderBy('commissions.created_at', 'desc')
    .orderBy('commissions.id', 'desc')
    .limit(limit)
    .execute();
}
