import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      username text not null check (length(username) between 1 and 32),
      username_key text not null unique,
      password_hash text,
      language text not null default 'en' check (language in ('en', 'ru')),
      image_url text,
      trc20_address text,
      tg_first_name text,
      tg_last_name text,
      coupon text,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text not null default '',
      ip_prefix text not null default ''
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

  // Suspicious requests for operators to review: refused privileged fields, forged webhooks.
  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      kind text not null,
      user_id uuid references users,
      ip_prefix text not null default '',
      detail jsonb not null default '{}',
      created_at timestamptz not null
    )`.execute(db);
}
