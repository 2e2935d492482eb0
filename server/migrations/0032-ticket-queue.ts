import { type Kysely, sql } from 'kysely';

/** How much a ticket presses, what tickets are found by, and answers that are kept ready, with an act or without. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets
      add column priority text not null default 'normal'
        check (priority in ('low', 'normal', 'high', 'urgent'))`.execute(db);
  // Each narrows the queue and keeps its order.
  await sql`create index tickets_by_priority on tickets (state, priority, last_at, number)`.execute(
    db,
  );
  await sql`create index tickets_by_assignee on tickets (assignee_id, state, last_at, number)`.execute(
    db,
  );
  await sql`create index tickets_by_time on tickets (last_at, number)`.execute(db);
  // By the words of any language as they are written.
  await sql`create index tickets_title_search on tickets using gin (to_tsvector('simple', title))`.execute(
    db,
  );

  // A macro without an action is a canned reply. They are put away, never deleted: acts name them.
  await sql`
    create table macros (
      id uuid primary key,
      name text not null check (char_length(name) between 1 and 100),
      action jsonb check (jsonb_typeof(action) = 'object'),
      body text not null check (char_length(body) between 1 and 4000),
      body_ru text not null check (char_length(body_ru) between 1 and 4000),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      archived_at timestamptz
    )`.execute(db);
  await sql`create index macros_by_name on macros (lower(name), id)`.execute(db);
}
