import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users,
      product_id integer not null references products,
      -- Renewals keep the day of the month of the first purchase.
      anchor_day integer not null check (anchor_day between 1 and 31),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      unique (user_id, product_id)
    )`.execute(db);
  await sql`create index subscriptions_active on subscriptions (user_id, ends_at)`.execute(db);

  // The end of a subscription is the end of its grants. One grant per payment, even when it is settled twice.
  await sql`
    create table grants (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      payment_id uuid not null unique references payments,
      duration_count integer not null,
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      created_at timestamptz not null,
      reversed_at timestamptz
    )`.execute(db);
  await sql`create index grants_subscription on grants (subscription_id)`.execute(db);

  await sql`
    create table subscription_end_changes (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references subscriptions,
      old_end timestamptz,
      new_end timestamptz not null,
      reason text not null check (reason in ('purchase', 'refund', 'operator')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index subscription_end_changes_subscription on subscription_end_changes (subscription_id, id)`.execute(
    db,
  );
  await sql`
    create trigger subscription_end_changes_immutable before update or delete on subscription_end_changes
    for each row execute function refuse_change()`.execute(db);

  // Access stock per origin. 'unique': given to one subscription; 'shared': one for many; 'template': a link made per
  // subscription. The secret (link, key, account) is sealed; the page gets it only for its own subscription.
  await sql`
    create table inventory_items (
      id uuid primary key,
      service_id integer not null references services,
      kind text not null check (kind in ('unique', 'shared', 'template')),
      secret bytea not null,
      secret_fingerprint bytea not null,
      assigned_to uuid references subscriptions,
      assigned_at timestamptz,
      created_at timestamptz not null,
      retired_at timestamptz,
      unique (service_id, secret_fingerprint),
      check (kind = 'unique' or assigned_to is null)
    )`.execute(db);
  await sql`
    create index inventory_items_free on inventory_items (service_id, created_at, id)
    where assigned_to is null and retired_at is null`.execute(db);

  // One link per subscription and origin; without a stock item it is still to come.
  await sql`
    create table deliveries (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      service_id integer not null references services,
      inventory_item_id uuid references inventory_items,
      position integer not null default 0,
      attempts integer not null default 0,
      try_at timestamptz,
      created_at timestamptz not null,
      delivered_at timestamptz,
      unique (subscription_id, service_id),
      check ((inventory_item_id is null) = (delivered_at is null))
    )`.execute(db);
  await sql`create index deliveries_waiting on deliveries (try_at) where inventory_item_id is null`.execute(
    db,
  );
}
