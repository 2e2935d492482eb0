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
import { answered, causeOf, collect, readyToCommit } from './before-commit.ts';
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
async function runPipelined<DB, Result>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const pipelined: { tx?: Transaction<DB> } = {};
  try {
    const result = await db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (waiting) => {
        const executor = waiting.getExecutor();
        const connection = await executor.provideConnection((only) => Promise.resolve(only));
        let isOver = false;
        const together = executor.withConnectionProvider({
          async provideConnection(use) {
            if (isOver) throw new Error('the statement came after the end of its transaction');
            return use(connection);
          },
        });
        const tx = new Transaction<DB>({ ...UNUSED, executor: together });
        pipelined.tx = tx;
        collect(tx);
        try {
          const made = await work(tx);
          await readyToCommit(tx);
          return made;
        } catch (error) {
          throw await causeOf(tx, error);
        } finally {
          isOver = true;
        }
      });
    // What the commit was sent with has its answers by now.
    if (pipelined.tx !== undefined) await answered(pipelined.tx);
    return result;
  } catch (error) {
    throw pipelined.tx === undefined ? error : await causeOf(pipelined.tx, error);
  }
}

async function inSavepoint<DB, Result>(
  tx: Transaction<DB>,
  work: (tx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  await answered(tx);
  await sql`savepoint nested`.execute(tx);
  let result: Result;
  try {
    result = await work(tx);
    await answered(tx);
  } catch (failure) {
    const error = await causeOf(tx, failure);
    // Fails too when the connection is gone, as does the outer transaction; the first error is the one to report.
    await sql`rollback to savepoint nested`.execute(tx).catch(() => {});
    throw error;
  }
  await sql`release savepoint nested`.execute(tx);
  return result;
}
