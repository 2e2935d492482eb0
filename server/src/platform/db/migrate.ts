import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { NOTICE_SILENCE } from './session-client.ts';

/** Brings the schema to the newest version. Kysely takes an advisory lock, so many processes may start at once. */
export async function migrate(
  url: string,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  // One connection of its own: the lock and the time-outs belong to the session.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    lock_timeout: 2_000,
    keepAlive: true,
    onConnect: async (client) => void (await client.query(NOTICE_SILENCE)),
  });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

/** Fails as any write does on a standby, which also has the pool let go of a connection that leads to one. */
export async function requireWritable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`update job_runs set name = name where false`.execute(db);
}

/** Whether the database has every migration this process was built with; newer ones do not hurt. */
export async function isMigrated<DB>(
  db: Kysely<DB>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => applied.has(name));
}
