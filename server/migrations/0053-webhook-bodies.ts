import { type Kysely, sql } from 'kysely';

/** What gateways sent holds names and addresses of buyers; it is removed after a time, and with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notice_inbox add column body_removed_at timestamptz`.execute(db);
  await sql`
    create index notice_inbox_bodies on notice_inbox (received_at)
      where body_removed_at is null and applied_at is not null`.execute(db);
}
