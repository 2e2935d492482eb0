import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table impersonations (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      ticket_hash bytea unique check (length(ticket_hash) = 32),
      ticket_expires_at timestamptz not null,
      hides_secrets boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index impersonations_user on impersonations (user_id);
    create index impersonations_operator on impersonations (operator_id);
    create index impersonations_expiry on impersonations (expires_at);
  `.execute(db);

  await sql`
    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_agent text not null default '',
      ip_prefix text not null default '',
      id uuid not null default gen_random_uuid(),
      signed_in_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      impersonation_id uuid references impersonations on delete cascade,
      hides_secrets boolean not null default false,
      check (impersonation_id is not null or not hides_secrets)
    );
    create index sessions_user on sessions (user_id);
    create index sessions_expiry on sessions (expires_at);
    create index sessions_impersonation on sessions (impersonation_id) where impersonation_id is not null;
  `.execute(db);

  await sql`
    create table one_time_tokens (
      user_id uuid not null references users,
      kind text not null,
      token_hash bytea not null unique check (length(token_hash) = 32),
      data jsonb not null default '{}',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, kind)
    );
    create index one_time_tokens_expiry on one_time_tokens (expires_at);
  `.execute(db);

  await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      requested_at timestamptz not null
    );
  `.execute(db);

  await sql`
    create table known_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);

  await sql`
    create table trusted_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      failures integer not null default 0,
      last_used_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);

  await sql`
    create unlogged table login_failures (
      account bytea primary key check (length(account) = 32),
      failures integer not null,
      last_at timestamptz not null,
      retry_at timestamptz not null
    );
    create index login_failures_age on login_failures (last_at);
  `.execute(db);

  await sql`
    create table second_factors (
      user_id uuid primary key references users,
      secret text not null,
      started_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
  `.execute(db);

  await sql`
    create table recovery_codes (
      user_id uuid not null references users,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (user_id, code_hash)
    );
  `.execute(db);

  await sql`
    create table identities (
      issuer text collate "C" not null,
      subject text collate "C" not null check (length(subject) between 1 and 255),
      user_id uuid not null references users,
      linked_at timestamptz not null,
      primary key (issuer, subject)
    );
    create index identities_user on identities (user_id);
  `.execute(db);

  await sql`
    create unlogged table google_flows (
      state_hash bytea primary key check (length(state_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      expires_at timestamptz not null
    );
    create index google_flows_expiry on google_flows (expires_at);
  `.execute(db);

  await sql`
    create unlogged table google_tickets (
      ticket_hash bytea primary key check (length(ticket_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      password_tries integer not null default 0,
      expires_at timestamptz not null
    );
    create index google_tickets_expiry on google_tickets (expires_at);
  `.execute(db);
}
