import { type Kysely, sql } from 'kysely';

/** Acts on many records at once, and links that the shop asks a service for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_acts (
      id uuid primary key,
      kind text not null check (kind in ('extend_subscriptions', 'end_sessions', 'block_users')),
      -- What is done to each, as it was confirmed.
      work jsonb not null,
      reason text not null check (length(reason) between 1 and 500),
      operator_id uuid not null references operators,
      ip text not null,
      state text not null default 'running' check (state in ('running', 'stopped', 'done')),
      total integer not null check (total > 0),
      created_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'running') = (finished_at is null))
    )`.execute(db);
  await sql`create index bulk_acts_running on bulk_acts (created_at) where state = 'running'`.execute(
    db,
  );

  // Whatever is cut off goes on with what still waits; the mark is written with the effect, so each is done once.
  await sql`
    create table bulk_act_items (
      bulk_act_id uuid not null references bulk_acts,
      subject uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      -- The code of the refusal.
      problem text,
      finished_at timestamptz,
      primary key (bulk_act_id, subject),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'waiting') = (finished_at is null))
    )`.execute(db);
  await sql`
    create index bulk_act_items_state on bulk_act_items (bulk_act_id, state, subject)`.execute(db);

  await sql`
    alter table stock_items
      drop constraint stock_items_kind_check,
      -- 'webhook': an address that is asked for an item of its own for each subscription.
      add constraint stock_items_kind_check check (kind in ('unique', 'shared', 'template', 'webhook'))`.execute(
    db,
  );
  await sql`
    alter table deliveries
      -- Counts the items that were asked for: part of the key that makes asking twice one answer.
      add column question integer not null default 1`.execute(db);
}
