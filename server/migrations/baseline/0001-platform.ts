import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** Shared machinery: idempotency keys, rate limits, jobs, backups, and the guard that append-only tables share. */
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
  await describeTable(
    db,
    'idempotency_keys',
    'One row per intent of a caller, written in the transaction of its effect, so that a repeated call returns the first response.',
    {
      owner:
        'The caller, such as `user:<id>` or `operator:<id>`; keys of different callers never collide.',
      route: 'Id of the called route.',
      key: 'Value of the `Idempotency-Key` header.',
      body_hash:
        'SHA-256 of what the caller sent, without secrets; a repeat with another body is refused. Empty when nothing can be compared.',
      started_at: 'When the first call began; rows are deleted some time after it.',
      finished_at: 'When the response was stored; null while the work is still under way.',
      status: 'HTTP status of the stored response.',
      answer: 'JSON body of the stored response.',
      reference:
        'Reference of work that was begun, such as a payment id, until there is a response.',
    },
  );

  await sql`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expiry on rate_limits (expire);
  `.execute(db);
  await describeTable(
    db,
    'rate_limits',
    'Counters of the rate limiter, used when no Redis is configured. Unlogged: losing them in a crash costs nothing.',
    {
      key: 'Name of the limit and hash of the caller.',
      points: 'Calls counted in the current window.',
      expire:
        'End of the window in Unix milliseconds; the column names are those of rate-limiter-flexible.',
    },
  );

  await sql`
    create table job_runs (
      name text primary key,
      interval_s double precision not null,
      next_run_at timestamptz not null default now(),
      succeeded_at timestamptz,
      failed_at timestamptz,
      failures integer not null default 0,
      last_error text check (length(last_error) <= 500)
    );
  `.execute(db);
  await describeTable(db, 'job_runs', 'Schedules: when each is due, and the results of its jobs.', {
    name: 'Name of the job, such as `close-resolved-tickets`.',
    interval_s: 'Interval of the schedule in seconds.',
    next_run_at: 'When its next job is enqueued; the worker that does it sets the time after.',
    succeeded_at: 'Last success; null before the first.',
    failed_at: 'Last failure; null before the first.',
    failures: 'Consecutive failures up to now; three of them raise an alert.',
    last_error: 'Message of the last failure.',
  });

  await sql`
    create table worker_heartbeats (
      name text primary key,
      at timestamptz not null
    );
  `.execute(db);
  await describeTable(db, 'worker_heartbeats', 'When a worker process reported last.', {
    name: 'Always `worker`: a report of any worker counts.',
    at: 'Last report.',
  });

  await sql`
    create table backups (
      id uuid primary key,
      backup_id uuid references backups,
      state text not null default 'requested' check (state in ('requested', 'running', 'done', 'failed')),
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
      copied_to text,
      copy_failed boolean not null default false,
      violations jsonb not null default '[]',
      folder text,
      started_at timestamptz,
      is_scheduled boolean not null default false,
      encrypted_for text,
      migrations integer,
      check ((ended_at is null) = (state in ('requested', 'running'))),
      check ((problem is not null) = (state = 'failed'))
    );
    create unique index backups_one_open on backups ((true)) where ended_at is null;
    create index backups_newest on backups (requested_at) where backup_id is null;
    create index backups_tests on backups (backup_id, requested_at) where backup_id is not null;
  `.execute(db);
  await describeTable(
    db,
    'backups',
    'Backups and test restores that were requested or ran on schedule.',
    {
      id: 'Primary key (UUID v7).',
      backup_id: 'For a test restore, the backup it restores; null for a backup.',
      state:
        'Progress: `requested` is waiting for a worker, `running`, and the final states `done` and `failed`.',
      requested_at: 'When an operator or the schedule requested it.',
      ended_at: 'When it was done or had failed.',
      tables_done: 'Tables finished so far.',
      tables: 'Number of tables in all; null before the start.',
      problem: 'Code of the failure, as in the contract.',
      host: 'Host name of the worker that runs it.',
      file: 'Name of the file in its folder.',
      bytes: 'Size of the file.',
      rows: 'Rows in the file.',
      sha256: 'SHA-256 of the file in hexadecimal.',
      removed_at: 'When the file was removed to make room for newer backups.',
      copied_to: 'Address of the bucket that holds a copy of the file; null without a copy.',
      copy_failed: 'Whether the file could not be copied to the bucket.',
      violations:
        'For a test restore, the ledger invariants that the restored data violates: `[{ invariant, rule }]`.',
      folder: 'Folder that the file was written to; null for the one in DATA_DIR of its host.',
      started_at: 'When a worker started it, the last time.',
      is_scheduled: 'Whether it was due, instead of being requested by an operator.',
      encrypted_for:
        'Fingerprint of the key that the file is encrypted for; null when it is not encrypted.',
      migrations: 'Number of migrations that the database had when it was made.',
    },
  );

  await sql`
    create table demo_rows (
      kind text not null check (kind in ('operator', 'promo', 'method', 'product', 'service', 'announcement', 'user',
        'macro')),
      id text not null,
      created_at timestamptz not null,
      primary key (kind, id)
    );
  `.execute(db);
  await describeTable(
    db,
    'demo_rows',
    'Rows created by the demo data, so that `npm run leave-demo` can remove them; empty in a real shop.',
    {
      kind: 'Which table and removal the id belongs to: one of `DemoKind`, such as `user`.',
      id: 'Primary key of the row, as text.',
      created_at: 'When the demo created it.',
    },
  );
}
