import { type Kysely, sql } from 'kysely';

/** Changes that loosen a rule which protects money: they wait for a second owner or for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rule_changes (
      id uuid primary key,
      -- The rules as they are to be, and the version they were changed from.
      rules jsonb not null,
      from_version integer not null references referral_rules,
      reason text not null,
      requested_by uuid not null references operators,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'applied', 'withdrawn')),
      decided_by uuid references operators,
      decided_at timestamptz,
      check (decided_by <> requested_by or state <> 'applied'),
      check ((state = 'waiting') = (decided_at is null))
    )`.execute(db);
  await sql`
    create unique index rule_changes_one_waiting on rule_changes (state) where state = 'waiting'`.execute(
    db,
  );
}
