import { type Kysely, sql } from 'kysely';

/** What operators set while the shop runs: brand, contacts, rules. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_logos (
      digest text primary key check (digest ~ '^[A-Za-z0-9_-]{22}$'),
      png bytea not null check (length(png) between 1 and 200000),
      stored_at timestamptz not null
    )`.execute(db);

  // Only ever added to: the newest of a name holds, null being the standard.
  await sql`
    create table shop_setting_changes (
      id integer primary key generated always as identity,
      name text not null check (length(name) between 1 and 60),
      value jsonb,
      changed_at timestamptz not null,
      changed_by uuid not null references operators
    )`.execute(db);
  await sql`create index shop_setting_newest on shop_setting_changes (name, id desc)`.execute(db);
  await sql`
    create trigger shop_setting_changes_immutable before update or delete on shop_setting_changes
      for each row execute function refuse_change()`.execute(db);

  await sql`
    create function notify_shop_settings_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_settings_changed', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger shop_settings_notify after insert on shop_setting_changes
      for each statement execute function notify_shop_settings_changed()`.execute(db);
}
