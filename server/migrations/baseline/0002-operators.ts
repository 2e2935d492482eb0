import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      password_hash text not null,
      totp_secret text,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null,
      disabled_at timestamptz,
      version integer not null default 1
    );
  `.execute(db);

  await sql`
    create table operator_sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      user_agent text not null default '',
      ip text not null default '',
      confirmed_at timestamptz
    );
    create index operator_sessions_operator on operator_sessions (operator_id);
    create index operator_sessions_end on operator_sessions (ends_at);
  `.execute(db);

  await sql`
    create table operator_devices (
      operator_id uuid not null references operators on delete cascade,
      device bytea not null check (length(device) = 32),
      last_used_at timestamptz not null,
      primary key (operator_id, device)
    );
  `.execute(db);

  await sql`
    create table operator_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      token_hash bytea not null unique check (length(token_hash) = 32),
      totp_secret text not null,
      invited_by uuid not null references operators,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index operator_invitations_by on operator_invitations (invited_by);
  `.execute(db);

  await sql`
    create table owner_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators on delete cascade,
      expires_at timestamptz not null
    );
  `.execute(db);

  await sql`
    create table saved_views (
      id uuid primary key,
      operator_id uuid not null references operators,
      list text not null check (length(list) between 1 and 60),
      name text not null check (length(name) between 1 and 60),
      filters text not null check (length(filters) <= 500),
      saved_at timestamptz not null,
      unique (operator_id, list, name)
    );
  `.execute(db);

  await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      detail jsonb not null default '{}',
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by uuid references operators,
      resolution text,
      unique (kind, subject)
    );
    create index alerts_open on alerts (kind) where resolved_at is null;
  `.execute(db);

  await sql`
    create table bulk_actions (
      id uuid primary key,
      kind text not null check (kind in ('extend_subscriptions', 'end_sessions', 'block_users')),
      work jsonb not null,
      reason text not null check (length(reason) between 1 and 500),
      operator_id uuid not null references operators,
      ip text not null,
      state text not null default 'running' check (state in ('running', 'stopped', 'done')),
      total integer not null check (total > 0),
      created_at timestamptz not null,
      finished_at timestamptz,
      check ((state = 'running') = (finished_at is null))
    );
    create index bulk_actions_running on bulk_actions (created_at) where state = 'running';
  `.execute(db);

  await sql`
    create table bulk_action_items (
      bulk_action_id uuid not null references bulk_actions,
      subject uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      problem text,
      finished_at timestamptz,
      primary key (bulk_action_id, subject),
      check ((state = 'failed') = (problem is not null)),
      check ((state = 'waiting') = (finished_at is null))
    );
    create index bulk_action_items_state on bulk_action_items (bulk_action_id, state, subject);
  `.execute(db);
}
