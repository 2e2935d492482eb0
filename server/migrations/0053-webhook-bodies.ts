import { type Kysely, sql } from 'kysely';

/** What gateways sent holds names and addresses of buyers; it is removed after a time, and with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_events add column body_removed_at timestamptz`.execute(db);
  await sql`
    create index webhook_events_bodies on webhook_events (received_at)
      where body_removed_at is null and applied_at is not null`.execute(db);
}
