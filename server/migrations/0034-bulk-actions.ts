import { type Kysely, sql } from 'kysely';

/** Acts on many records at once, and links that the shop asks a service for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_actions (
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
  await sql`create index bulk_actions_running on bulk_actions (created_at) where state = 'running'`.execute(
    db,
  );

  // An interrupted bulk action continues with its waiting items; each item is marked in the transaction of its effect.
  await sql`
    create table bulk_action_items (
      bulk_action_id uuid not null references bulk_actions,
      subject uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      -- The code of the refusal.
      problem text,
      finished_at timestamptz,
      primary key (bulk_action_id, subject),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'waiting') = (finished_at is null))
    )`.execute(db);
  await sql`
    create index bulk_action_items_state on bulk_action_items (bulk_action_id, state, subject)`.execute(
    db,
  );

  await sql`
    alter table inventory_items
      drop constraint inventory_items_kind_check,
      -- 'webhook': an address that is asked for an item of its own for each subscription.
      add constraint inventory_items_kind_check check (kind in ('unique', 'shared', 'template', 'webhook'))`.execute(
    db,
  );
  await sql`
    alter table deliveries
      -- Counts the items that were asked for: part of the key that makes asking twice one answer.
      add column request_number integer not null default 1`.execute(db);
}
