import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What waits to be sent. The content, the recipient included, is sealed and erased once it left or was given up;
  // the key stays, so that a repeat is recognised.
  await sql`
    create table mails (
      id uuid primary key,
      key text collate "C" not null unique,
      content text,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      try_at timestamptz,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      check ((content is null) = (try_at is null)),
      check ((try_at is null) = (sent_at is not null or abandoned_at is not null))
    )`.execute(db);
  await sql`create index mails_due on mails (try_at) where try_at is not null`.execute(db);
  await sql`create index mails_age on mails (queued_at)`.execute(db);

  // One row per user and kind: issuing a token is what makes the older one void.
  await sql`
    create table one_time_tokens (
      user_id uuid not null references users,
      kind text not null,
      token_hash bytea not null unique check (length(token_hash) = 32),
      data jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, kind)
    )`.execute(db);
  await sql`create index one_time_tokens_expiry on one_time_tokens (expires_at)`.execute(db);

  // Who asked for a reset link, known here or not: the call stores and a job answers, so the answer does not tell whether the address is known.
  await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      requested_at timestamptz not null
    )`.execute(db);

  await sql`
    create table known_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device)
    )`.execute(db);

  // A renewal moves the end, and with it the reminders start anew.
  await sql`
    create table subscription_reminders (
      subscription_id uuid not null references subscriptions,
      kind text not null check (kind in ('three_days', 'one_day', 'ended')),
      ends_at timestamptz not null,
      created_at timestamptz not null,
      primary key (subscription_id, kind, ends_at)
    )`.execute(db);
  await sql`create index subscriptions_end on subscriptions (ends_at)`.execute(db);

  await sql`alter table users add column email_confirmed_at timestamptz`.execute(db);
}
