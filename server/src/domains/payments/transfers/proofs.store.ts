import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ProofRow = Selectable<Database['transfer_proofs']>;

export async function insertProof(
  db: Executor,
  receipt: Insertable<Database['transfer_proofs']>,
): Promise<void> {
  await db.insertInto('transfer_proofs').values(receipt).execute();
}

export async function markProofStored(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.updateTable('transfer_proofs').set({ stored_at: at }).where('id', '=', id).execute();
}

/** Proofs of payment whose files are stored, newest first. */
export function findProofs(db: Executor, paymentId: string): Promise<ProofRow[]> {
  return db
    .selectFrom('transfer_proofs')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('stored_at', 'is not', null)
    .orderBy('stored_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findProof(db: Executor, id: string): Promise<ProofRow | undefined> {
  return db
    .selectFrom('transfer_proofs')
    .selectAll()
    .where('id', '=', id)
    .where('stored_at', 'is not', null)
    .executeTakeFirst();
}

/** Decides the waiting proof of payment; undefined when there is none. */
export function decideProof(
  tx: Executor,
  paymentId: string,
  decided: {
    readonly decision: 'accepted' | 'refused';
    readonly reason: string;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<ProofRow | undefined> {
  return tx
    .updateTable('transfer_proofs')
    .set({
      decision: decided.decision,
      decision_reason: decided.reason,
      decided_by: decided.operatorId,
      decided_at: decided.at,
    })
    .where('payment_id', '=', paymentId)
    .where('decision', 'is', null)
    .where('stored_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Payments with a proof that has waited since before that time. */
export async function findUnchecked(
  db: Executor,
  before: Date,
): Promise<{ payment_id: string; stored_at: Date | null }[]> {
  return db
    .selectFrom('transfer_proofs')
    .select(['payment_id', 'stored_at'])
    .where('decision', 'is', null)
    .where('stored_at', '<', before)
    .orderBy('stored_at')
    .limit(100)
    .execute();
}

/** Proofs created before that time whose files were never stored completely. */
export function findBrokenProofs(
  db: Executor,
  before: Date,
): Promise<Pick<ProofRow, 'id' | 'file'>[]> {
  return db
    .selectFrom('transfer_proofs')
    .select(['id', 'file'])
    .where('stored_at', 'is', null)
    .where('created_at', '<', before)
    .limit(200)
    .execute();
}

/** @returns false when the file was stored meanwhile */
export async function deleteBrokenProof(db: Executor, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('transfer_proofs')
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Proofs of payment of erased users. */
export function findProofsOfErased(db: Executor): Promise<Pick<ProofRow, 'id' | 'file'>[]> {
  return db
    .selectFrom('transfer_proofs')
    .innerJoin('payments', 'payments.id', 'transfer_proofs.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['transfer_proofs.id', 'transfer_proofs.file'])
    .where('users.deleted_at', 'is not', null)
    .where('transfer_proofs.file', '<>', '')
    .limit(200)
    .execute();
}

export async function clearFile(db: Executor, id: string): Promise<void> {
  await db.updateTable('transfer_proofs').set({ file: '' }).where('id', '=', id).execute();
}
