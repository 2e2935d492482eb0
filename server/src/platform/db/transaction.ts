import type { Kysely, Transaction } from 'kysely';
import { throwIfLockLost } from '../jobs/job-signal.ts';
import { isSerializationConflict } from './errors.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in one READ COMMITTED transaction and runs it again, up to three times in all, when
 * PostgreSQL chose it as the victim of a deadlock or a serialization conflict. So `work` must have no
 * effect outside the database, and never a network call. A job that lost its lock may begin no more of them.
 */
export async function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  throwIfLockLost();
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isSerializationConflict(error)) throw error;
    }
  }
}
