import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type FiscalReceiptRow = Selectable<Database['fiscal_receipts']>;

/** The fiscal receipts of a payment, oldest first. They change under the lock of the payment. */
export function listFiscalReceipts(db: Executor, paymentId: string): Promise<FiscalReceiptRow[]> {
  return db
    .selectFrom('fiscal_receipts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findFiscalReceipt(db: Executor, id: string): Promise<FiscalReceiptRow | undefined> {
  return db.selectFrom('fiscal_receipts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns undefined when the payment already has this receipt */
export function insertFiscalReceipt(
  tx: Executor,
  row: Insertable<Database['fiscal_receipts']>,
): Promise<FiscalReceiptRow | undefined> {
  return tx
    .insertInto('fiscal_receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['payment_id', 'kind', 'refund']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeFiscalReceipt(
  tx: Executor,
  id: string,
  change: Updateable<Database['fiscal_receipts']>,
): Promise<void> {
  await tx.updateTable('fiscal_receipts').set(change).where('id', '=', id).execute();
}

/** Since when the oldest receipt waits whose state has to be fetched; undefined when none does. */
export async function findWaitingSince(db: Executor, paymentId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('fiscal_receipts')
    .select('waiting_since')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'waiting')
    .where('source', '=', 'sync')
    .orderBy('waiting_since')
    .limit(1)
    .executeTakeFirst();
  return row?.waiting_since;
}

/**
 * Payments with a receipt that waits since `before` or longer. A gateway that reports receipts by webhook may have these
 * switched off, so its receipts count only after one was reported.
 */
export async function findLateReceipts(db: Executor, before: Date): Promise<string[]> {
  const { rows } = await sql<{ payment_id: string }>`
    select distinct late.payment_id
    from fiscal_receipts late join payments on payments.id = late.payment_id
    where late.state = 'waiting' and late.waiting_since <= ${before}
      and (late.source = 'sync' or exists (
        select 1 from fiscal_receipts known join payments other on other.id = known.payment_id
        where known.source = 'webhook' and known.state in ('registered', 'failed')
          and other.provider = payments.provider))
    limit 100`.execute(db);
  return rows.map(({ payment_id: id }) => id);
}
