import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ProofRow = Selectable<Database['transfer_proofs']>;

export async function insertProof(
  db: Executor,
  proof: Insertable<Database['transfer_proofs']>,
): Promise<void> {
  await db.insertInto('transfer_proofs').values(proof).execute();
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

/**
 * Proofs created before that time whose files were never stored completely, and files of erased users.
 * @param id only this one
 */
export function findProofsToRemove(
  db: Executor,
  { before, limit, id }: { readonly before: Date; readonly limit: number; readonly id?: string },
): Promise<Pick<ProofRow, 'id' | 'file' | 'stored_at'>[]> {
  return db
    .selectFrom('transfer_proofs as f')
    .innerJoin('payments', 'payments.id', 'f.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['f.id', 'f.file', 'f.stored_at'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('f.stored_at', 'is', null), eb('f.created_at', '<', before)]),
        and([eb('users.deleted_at', 'is not', null), eb('f.file', '<>', '')]),
      ]),
    )
    .$if(id !== undefined, (query) => query.where('f.id', '=', id ?? ''))
    .limit(limit)
    .execute();
}

/** Keeps it when the file was stored meanwhile. */
export async function deleteBrokenProof(db: Executor, id: string): Promise<void> {
  await db
    .deleteFrom('transfer_proofs')
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .execute();
}

export async function clearFile(db: Executor, id: string): Promise<void> {
  await db.updateTable('transfer_proofs').set({ file: '' }).where('id', '=', id).execute();
}
