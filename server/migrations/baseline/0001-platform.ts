import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
    end $$;
  `.execute(db);

  await sql`
    create table idempotency_keys (
      owner text not null,
      route text not null,
      key text not null,
      body_hash bytea not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      status integer,
      answer jsonb,
      reference text,
      primary key (owner, route, key)
    );
    create index idempotency_keys_age on idempotency_keys (started_at);
  `.execute(db);

  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expiry on rate_limits (expire);
  `.execute(db);

  await sql`
    create table job_runs (
      name text primary key,
      every_s double precision not null,
      succeeded_at timestamptz,
      failed_at timestamptz,
      failures integer not null default 0,
      last_error text check (length(last_error) <= 500),
      requested_at timestamptz
    );
  `.execute(db);

  await sql`
    create table job_item_failures (
      job text not null,
      item text not null check (length(item) <= 200),
      failures integer not null,
      failed_at timestamptz not null,
      try_at timestamptz not null,
      last_error text not null check (length(last_error) <= 500),
      primary key (job, item)
    );
  `.execute(db);

  await sql`
    create table worker_heartbeats (
      name text primary key,
      at timestamptz not null
    );
  `.execute(db);

  await sql`
    create table backups (
      id uuid primary key,
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
      violations jsonb not null default '[]',
      check ((ended_at is null) = (state in ('wanted', 'running'))),
      check ((problem is not null) = (state = 'failed'))
    );
    create unique index backups_one_open on backups ((true)) where ended_at is null;
    create index backups_newest on backups (requested_at) where checks is null;
    create index backups_checks on backups (checks, requested_at) where checks is not null;
  `.execute(db);

  await sql`
    create table demo_rows (
      kind text not null check (kind in ('operator', 'promo', 'method', 'product', 'service', 'announcement', 'user',
        'macro')),
      id text not null,
      created_at timestamptz not null,
      primary key (kind, id)
    );
  `.execute(db);
}
