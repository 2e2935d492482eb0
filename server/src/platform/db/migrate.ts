import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { buildIndexes, missingIndexes, type OnlineMigration } from './build-indexes.ts';
import { SET_TCP_KEEPALIVES } from './connections/session-client.ts';
import { SET_NO_LIMITS } from './connections/unlimited-pool.ts';

/** Migrates the schema to the newest version. Kysely takes an advisory lock, so many processes may start at once. */
export async function migrate(
  url: string,
  migrations: Record<string, OnlineMigration>,
): Promise<string[]> {
  // Dedicated connections, because the lock and the timeouts belong to the session: one that migrates, and one that reads
  // beside it what has run before.
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    keepAlive: true,
    onConnect: async (client) => {
      // A session that PostgreSQL ends between two statements fails the next one, not the process.
      client.on('error', () => undefined);
      await client.query(`${SET_TCP_KEEPALIVES}; ${SET_NO_LIMITS}; set lock_timeout = 2000`);
    },
  });
  // Reported while the session is idle; the next statement gets another one.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // Most starts have nothing to migrate, and Kysely would read the columns of all tables four times to find that out.
    const ran = (await haveAllRun(db, migrations)) ? [] : await runMissing(db, migrations);
    await buildIndexes(db, migrations);
    return ran;
  } finally {
    await db.destroy();
  }
}

async function runMissing(
  db: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      // Kysely refuses a database with migrations that it does not know, but an older process runs on it for a release.
      getMigrations: async () => ({ ...(await newerMigrations(db, migrations)), ...migrations }),
    },
    // A branch that is merged late brings a lower number than the last one that ran.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Names are committed together with what their migrations changed. */
async function haveAllRun(
  db: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return false;
  const applied = new Set(await appliedMigrations(db));
  return Object.keys(migrations).every((name) => applied.has(name));
}

/** Those of a newer release that have run here. They are never run again. */
async function newerMigrations(
  db: Kysely<unknown>,
  known: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const names = await appliedMigrations(db);
  const newer = names.filter((name) => !Object.hasOwn(known, name));
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
}

async function appliedMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Fails as any write does on a standby, which also makes the pool drop a connection to one. */
export async function requireWritable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`update job_runs set name = name where false`.execute(db);
}

/** Whether the database has every migration and index that this process knows; newer ones are harmless. */
export async function isMigrated<DB>(
  db: Kysely<DB>,
  migrations: Record<string, OnlineMigration>,
): Promise<boolean> {
  const applied = new Set(await appliedMigrations(db));
  if (!Object.keys(migrations).every((name) => applied.has(name))) return false;
  return (await missingIndexes(db, migrations)).length === 0;
}
