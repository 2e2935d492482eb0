import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of a table that may be big. */
export interface OnlineMigration extends Migration {
  /**
   * Indexes of tables that existed before, by name, each as `create [unique] index concurrently <name> on …`. They are built
   * after the migration, without a transaction, so that writes go on. A later migration that drops one removes it here.
   */
  readonly indexes?: Readonly<Record<string, string>>;
}

type Migrations = Readonly<Record<string, OnlineMigration>>;

const WAIT_MS = 500;
const LOCK = sql.raw("hashtextextended('sesame indexes', 0)");

/** Builds what is missing, also what a process that ended meanwhile has left half built. @returns the names */
export async function buildIndexes<DB>(db: Kysely<DB>, migrations: Migrations): Promise<string[]> {
  if ((await missingIndexes(db, migrations)).length === 0) return [];
  return db.connection().execute(async (session) => {
    // Waiting in the database would hold a snapshot, for which the one that builds would wait in turn.
    while (!(await isLocked(session))) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    try {
      // It waits for older transactions, such as that of a backup, but holds up no write meanwhile.
      await sql`set lock_timeout = 0`.execute(session);
      const missing = await missingIndexes(session, migrations);
      for (const [name, statement] of missing) {
        await sql`drop index if exists ${sql.id(name)}`.execute(session);
        await sql.raw(statement).execute(session);
      }
      return missing.map(([name]) => name);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(session).catch(() => {});
      await sql`reset lock_timeout`.execute(session).catch(() => {});
    }
  });
}

async function isLocked<DB>(session: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${LOCK}) as locked`.execute(session);
  return rows[0]?.locked === true;
}

/** Names and statements of those that do not exist or are not valid, because their building was cut off. */
export async function missingIndexes<DB>(
  db: Kysely<DB>,
  migrations: Migrations,
): Promise<(readonly [string, string])[]> {
  const wanted = Object.values(migrations).flatMap(({ indexes = {} }) => Object.entries(indexes));
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select c.relname::text as name from pg_class c join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and i.indisvalid
      and c.relname = any(${wanted.map(([name]) => name)})`.execute(db);
  const valid = new Set(rows.map(({ name }) => name));
  return wanted.filter(([name]) => !valid.has(name));
}
