import { type Kysely, sql } from 'kysely';

/** Records that a scheduled job failed at, so that one of them does not hold up the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_item_failures (
      job text not null,
      item text not null check (length(item) <= 200),
      -- In a row, up to now.
      failures integer not null,
      failed_at timestamptz not null,
      -- Not tried again before.
      try_at timestamptz not null,
      last_error text not null check (length(last_error) <= 500),
      primary key (job, item)
    )`.execute(db);
}
