import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';

/** How far the changes of old rows have come that run in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backfills (
      name text primary key,
      started_at timestamptz not null,
      ended_at timestamptz,
      position text,
      batch_rows integer not null check (batch_rows > 0),
      rows_done bigint not null default 0,
      rows_estimated bigint not null
    )`.execute(db);
  await describeTable(
    db,
    'backfills',
    'Changes of old rows that run in the background after a migration; a row is written at the start of each.',
    {
      name: 'Name of the backfill.',
      started_at: 'When its first batch began.',
      ended_at: 'When there were no more rows; null before.',
      position: 'The last key that was looked at, as text; null before the first batch.',
      batch_rows: 'How many rows the next batch looks at.',
      rows_done: 'How many rows were looked at.',
      rows_estimated:
        'How many rows the table had about, by the statistics of PostgreSQL at the start.',
    },
  );
}
