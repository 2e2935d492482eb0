import { type Kysely, sql } from 'kysely';

/** What the console needs of products, services and stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      -- Counts edits, so that two operators cannot overwrite each other.
      add column version integer not null default 1,
      -- An inactive product goes on sale by itself then.
      add column active_from timestamptz,
      add check (active_from is null or not active)`.execute(db);
  await sql`
    alter table services
      add column version integer not null default 1,
      -- Whether days on it may be earned by inviting.
      add column referral boolean not null default true,
      -- Fewer free items than this are an alert; null: never.
      add column low_inventory integer check (low_inventory between 1 and 100000)`.execute(db);

  // The console lists items of a service, newest first, and counts those that were given out.
  await sql`create index inventory_items_service on inventory_items (service_id, id)`.execute(db);
  await sql`create index inventory_items_taken on inventory_items (service_id) where assigned_to is not null`.execute(
    db,
  );
  await sql`create index deliveries_queue on deliveries (created_at, id) where inventory_item_id is null`.execute(
    db,
  );
}
