import { type Kysely, sql, type Transaction } from 'kysely';
import { throwIfLockLost } from '../jobs/job-signal.ts';
import { isSerializationConflict } from './errors.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in one READ COMMITTED transaction and runs it again, up to three times in all, when
 * PostgreSQL chose it as the victim of a deadlock or a serialization conflict. So `work` must have no
 * effect outside the database, and never a network call. Within a transaction it is a savepoint of it: what fails
 * leaves nothing there, and what succeeds commits with the rest. A conflict ends the outer transaction, which runs again. A job
 * that lost its lock may begin no more of them.
 */
export async function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  throwIfLockLost();
  // The database of a transaction is one; the type of both is that of the wider.
  if (db.isTransaction) return inSavepoint(db as Transaction<DB>, work);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isSerializationConflict(error)) throw error;
    }
  }
}

async function inSavepoint<DB, Result>(
  tx: Transaction<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  await sql`savepoint nested`.execute(tx);
  let result: Result;
  try {
    result = await work(tx);
  } catch (error) {
    // Where the connection is gone this fails too, and the outer transaction with it: the first failure is the one to tell.
    await sql`rollback to savepoint nested`.execute(tx).catch(() => {});
    throw error;
  }
  await sql`release savepoint nested`.execute(tx);
  return result;
}
