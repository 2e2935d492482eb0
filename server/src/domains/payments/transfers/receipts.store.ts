import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ReceiptRow = Selectable<Database['transfer_receipts']>;

export async function insertReceipt(
  db: Executor,
  receipt: Insertable<Database['transfer_receipts']>,
): Promise<void> {
  await db.insertInto('transfer_receipts').values(receipt).execute();
}

export async function markReceiptKept(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.updateTable('transfer_receipts').set({ kept_at: at }).where('id', '=', id).execute();
}

/** Receipts of a payment whose files are kept, newest first. */
export function findReceipts(db: Executor, paymentId: string): Promise<ReceiptRow[]> {
  return db
    .selectFrom('transfer_receipts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kept_at', 'is not', null)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findReceipt(db: Executor, id: string): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('transfer_receipts')
    .selectAll()
    .where('id', '=', id)
    .where('kept_at', 'is not', null)
    .executeTakeFirst();
}

/** The receipt of this payment that waits, decided now; undefined when there is none. */
export function decideReceipt(
  tx: Executor,
  paymentId: string,
  decided: {
    readonly decision: 'accepted' | 'refused';
    readonly reason: string;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<ReceiptRow | undefined> {
  return tx
    .updateTable('transfer_receipts')
    .set({
      decision: decided.decision,
      decision_reason: decided.reason,
      decided_by: decided.operatorId,
      decided_at: decided.at,
    })
    .where('payment_id', '=', paymentId)
    .where('decision', 'is', null)
    .where('kept_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Payments with a receipt that has waited since before that moment. */
export async function findUnchecked(
  db: Executor,
  before: Date,
): Promise<{ payment_id: string; kept_at: Date | null }[]> {
  return db
    .selectFrom('transfer_receipts')
    .select(['payment_id', 'kept_at'])
    .where('decision', 'is', null)
    .where('kept_at', '<', before)
    .orderBy('kept_at')
    .limit(100)
    .execute();
}

/** Receipts whose files were never kept whole, from before that moment. */
export function findBrokenReceipts(
  db: Executor,
  before: Date,
): Promise<Pick<ReceiptRow, 'id' | 'file'>[]> {
  return db
    .selectFrom('transfer_receipts')
    .select(['id', 'file'])
    .where('kept_at', 'is', null)
    .where('created_at', '<', before)
    .limit(200)
    .execute();
}

/** @returns false when its file was kept after all */
export async function deleteBrokenReceipt(db: Executor, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('transfer_receipts')
    .where('id', '=', id)
    .where('kept_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Receipts of people who are erased by now. */
export function findReceiptsOfErased(db: Executor): Promise<Pick<ReceiptRow, 'id' | 'file'>[]> {
  return db
    .selectFrom('transfer_receipts')
    .innerJoin('payments', 'payments.id', 'transfer_receipts.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['transfer_receipts.id', 'transfer_receipts.file'])
    .where('users.deleted_at', 'is not', null)
    .where('transfer_receipts.file', '<>', '')
    .limit(200)
    .execute();
}

export async function forgetFile(db: Executor, id: string): Promise<void> {
  await db.updateTable('transfer_receipts').set({ file: '' }).where('id', '=', id).execute();
}
