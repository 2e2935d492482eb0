import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column trc20_changed_at timestamptz,
      add column deletion_at timestamptz,
      add column deleted_at timestamptz`.execute(db);
  await sql`create index users_deletion on users (deletion_at) where deletion_at is not null`.execute(
    db,
  );

  // A session outlives its token: refreshing hands its id and its beginning on. The defaults are for a server of the
  // version before, which may still be inserting.
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column signed_in_at timestamptz not null default now(),
      add column last_seen_at timestamptz not null default now()`.execute(db);
  await sql`update sessions set signed_in_at = created_at, last_seen_at = created_at`.execute(db);

  // Files that people uploaded. Written before the file is stored, so that no file is ever left without a row.
  await sql`
    create table media_files (
      name text collate "C" primary key,
      user_id uuid not null references users,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index media_files_user on media_files (user_id)`.execute(db);
  await sql`create index media_files_age on media_files (created_at)`.execute(db);

  await sql`
    create table second_factors (
      user_id uuid primary key references users,
      secret text not null,
      started_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (user_id, code_hash)
    )`.execute(db);

  // Wrong passwords per address, known here or not. Unlogged: losing it to a crash forgives a few tries.
  await sql`
    create unlogged table login_failures (
      account bytea primary key check (length(account) = 32),
      failures integer not null,
      last_at timestamptz not null,
      retry_at timestamptz not null
    )`.execute(db);
  await sql`create index login_failures_age on login_failures (last_at)`.execute(db);
}
