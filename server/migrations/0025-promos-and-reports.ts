import { type Kysely, sql } from 'kysely';

/** What the console needs of promo codes, and the money of days that are over, added up once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table promo_codes
      -- Counts edits, so that two operators cannot overwrite each other.
      add column version integer not null default 1,
      add column created_at timestamptz not null default now(),
      -- What was made in one go.
      add column batch uuid`.execute(db);
  await sql`create index promo_codes_batch on promo_codes (batch, id) where batch is not null`.execute(
    db,
  );
  await sql`create index promo_redemptions_code on promo_redemptions (promo_code_id, id)`.execute(
    db,
  );

  // Booked by UTC day and by one dimension at a time. A past day never changes: a refund counts on the day it happened.
  await sql`
    create table sales_days (
      dimension text not null check (dimension in
        ('all', 'product', 'method', 'currency', 'language', 'promo', 'partner', 'campaign', 'subscriptions')),
      day date not null,
      -- Which product, method …; '' under 'all'.
      key text not null,
      orders bigint not null,
      gross_cents bigint not null,
      fees_cents bigint not null,
      refunds_cents bigint not null,
      primary key (dimension, day, key)
    )`.execute(db);
  await sql`
    create trigger sales_days_immutable before update or delete on sales_days
    for each row execute function refuse_change()`.execute(db);
  await sql`create index journals_payments_by_time on journals (created_at) where payment_id is not null`.execute(
    db,
  );
  await sql`create index grants_by_time on grants (created_at)`.execute(db);
  await sql`create index grants_ends on grants (ends_at) include (starts_at, reversed_at)`.execute(
    db,
  );
  await sql`create index subscriptions_ends on subscriptions (ends_at)`.execute(db);
  await sql`create index payments_started on payments (created_at) include (gateway, state, paid_at)`.execute(
    db,
  );
  await sql`create index alerts_open on alerts (kind) where resolved_at is null`.execute(db);

  // When a worker was last seen.
  await sql`
    create table worker_heartbeats (
      name text primary key,
      at timestamptz not null
    )`.execute(db);
}
