import {
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  Transaction,
} from 'kysely';
import { throwIfClaimLost } from '../jobs/job-signal.ts';
import { isSerializationConflict, isStalePlan } from './errors.ts';

const ATTEMPTS = 3;

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
/** Kysely wants them of every transaction, but only databases use them: a transaction has its executor. */
const UNUSED = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Runs `work` in one READ COMMITTED transaction, and up to three times in all when PostgreSQL chose it as the victim of
 * a deadlock or a serialization conflict, or a migration changed the columns of a prepared statement. So `work` must have no effect outside the database and make no network calls.
 * Inside another transaction it becomes a savepoint: on failure only its own changes are undone, while a conflict ends
 * the outer transaction, which runs again. A job that another worker may have begun cannot begin one.
 */
export async function inTransaction<DB, Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  throwIfClaimLost();
  // Inside a transaction the type parameter is the same database, so the cast is safe.
  if (db.isTransaction) return inSavepoint(db as Transaction<DB>, work);
  for (let attempt = 1; ; attempt++) {
    try {
      return await runPipelined(db, work);
    } catch (error) {
      const isRepeatable = isSerializationConflict(error) || isStalePlan(error);
      if (attempt >= ATTEMPTS || !isRepeatable) throw error;
    }
  }
}

/**
 * In a transaction of Kysely each statement waits for the one before it; in this one `Promise.all` sends them together. The
 * database still executes them one after another in the order in which they were sent, each with its own snapshot.
 */
function runPipelined<DB, Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (waiting) => {
      const executor = waiting.getExecutor();
      const connection = await executor.provideConnection((only) => Promise.resolve(only));
      const together = executor.withConnectionProvider({
        provideConnection: (use) => use(connection),
      });
      return work(new Transaction<DB>({ ...UNUSED, executor: together }));
    });
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
    // Fails too when the connection is gone, as does the outer transaction; the first error is the one to report.
    await sql`rollback to savepoint nested`.execute(tx).catch(() => {});
    throw error;
  }
  await sql`release savepoint nested`.execute(tx);
  return result;
}
