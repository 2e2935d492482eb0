import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ChargeRow = Selectable<Database['payment_charges']>;

/** The charge of a saved method by which an order is paid; undefined for an order that is paid on a page. */
export function findCharge(db: Executor, paymentId: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('payment_charges')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** Those of these payments that are paid by charging a saved method. */
export async function findCharged(
  db: Executor,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment_charges')
    .select('payment_id')
    .where('payment_id', 'in', paymentIds)
    .execute();
  return new Set(rows.map((row) => row.payment_id));
}

export async function insertCharge(
  tx: Executor,
  row: Pick<ChargeRow, 'payment_id' | 'method_id' | 'started_at' | 'check_at'>,
): Promise<void> {
  await tx.insertInto('payment_charges').values(row).execute();
}

export async function changeCharge(
  tx: Executor,
  paymentId: string,
  change: Updateable<Database['payment_charges']>,
): Promise<void> {
  await tx.updateTable('payment_charges').set(change).where('payment_id', '=', paymentId).execute();
}

/** Charges whose gateway has to be called again. */
export async function findDueCharges(
  db: Executor,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select payment_id from payment_charges where check_at <= ${now}
    order by check_at limit ${limit}`.execute(db);
  return rows.map((row) => row.payment_id);
}
