import { type Kysely, sql } from 'kysely';

/** Counting what a service has left reads nothing but this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index inventory_items_ready on inventory_items (service_id, kind)
    where assigned_to is null and retired_at is null`.execute(db);
}
