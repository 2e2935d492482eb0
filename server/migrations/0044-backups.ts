import { type Kysely, sql } from 'kysely';

/** Backups that operators asked for, and restores of them on trial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id uuid primary key,
      -- The backup that is restored on trial; null: this is one.
      checks uuid references backups,
      state text not null default 'wanted' check (state in ('wanted', 'running', 'done', 'failed')),
      requested_at timestamptz not null,
      ended_at timestamptz,
      tables_done integer not null default 0,
      tables integer,
      problem text,
      host text,
      file text,
      bytes bigint,
      rows bigint,
      sha256 text,
      removed_at timestamptz,
      -- What the audit of a check found.
      violations jsonb not null default '[]',
      check ((ended_at is null) = (state in ('wanted', 'running'))),
      check ((problem is not null) = (state = 'failed'))
    )`.execute(db);
  // One at a time.
  await sql`create unique index backups_one_open on backups ((true)) where ended_at is null`.execute(
    db,
  );
  await sql`create index backups_newest on backups (requested_at) where checks is null`.execute(db);
  await sql`create index backups_checks on backups (checks, requested_at) where checks is not null`.execute(
    db,
  );
}
