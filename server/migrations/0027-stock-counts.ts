import { type Kysely, sql } from 'kysely';

/** Counting what a service has left reads nothing but this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index stock_items_ready on stock_items (origin_id, kind)
    where taken_by is null and retired_at is null`.execute(db);
}
