import { type Kysely, sql } from 'kysely';

/** How the scheduled jobs do, and indexes for lists that the console shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Written when a job fails, when it recovers, and now and then in between.
  await sql`
    create table job_runs (
      name text primary key,
      every_s double precision not null,
      succeeded_at timestamptz,
      failed_at timestamptz,
      -- In a row, up to now.
      failures integer not null default 0,
      last_error text check (length(last_error) <= 500),
      -- An operator wants it run before its time.
      requested_at timestamptz
    )`.execute(db);

  // The log of mails by what became of them, newest first.
  await sql`create index mails_given_up on mails (id) where abandoned_at is not null`.execute(db);
  await sql`create index mails_waiting on mails (id) where try_at is not null`.execute(db);
  // Items of a service by what became of them, newest first.
  await sql`
    create index inventory_items_assigned on inventory_items (service_id, id) where assigned_to is not null`.execute(
    db,
  );
  await sql`drop index inventory_items_taken`.execute(db);
  await sql`
    create index inventory_items_retired on inventory_items (service_id, id)
    where assigned_to is null and retired_at is not null`.execute(db);
  await sql`
    create index inventory_items_left on inventory_items (service_id, id)
    where assigned_to is null and retired_at is null`.execute(db);
  // Campaigns by name, byte for byte, and what their people paid, without a look at a single row.
  await sql`
    create index users_by_campaign on users (campaign collate "C", id) where campaign is not null`.execute(
    db,
  );
  await sql`drop index users_campaign`.execute(db);
  await sql`create index campaign_days_by_name on campaign_days (campaign collate "C")`.execute(db);
  await sql`
    create index payments_money_of_user on payments (user_id) include (captured_cents, refunded_cents)
    where captured_cents > 0 and provider <> 'balance'`.execute(db);
}
