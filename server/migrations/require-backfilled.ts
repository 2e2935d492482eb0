import { type Kysely, sql } from 'kysely';

/**
 * Stops a migration that needs a backfill of an earlier release to have ended. An empty table needs none, as in a new shop.
 * @throws while it has not ended; then nothing of the migration is applied
 */
export async function requireBackfilled<DB>(
  db: Kysely<DB>,
  name: string,
  table: string,
): Promise<void> {
  const { rows } = await sql<{ ready: boolean }>`
    select exists (select from backfills where name = ${name} and ended_at is not null)
      or not exists (select from ${sql.table(table)}) as ready`.execute(db);
  if (rows[0]?.ready === true) return;
  throw new Error(
    `The backfill ${name} of an earlier release has not ended: start that release again until System in the console says so.`,
  );
}
