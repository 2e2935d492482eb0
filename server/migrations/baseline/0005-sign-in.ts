import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** Sessions and everything that proves who a buyer is. */
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
  await describeTable(
    db,
    'impersonations',
    'Read-only sessions in which an operator sees the shop as a buyer does.',
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The buyer whose shop is shown.',
      operator_id: 'The operator.',
      ticket_hash: 'SHA-256 of the ticket that the new tab redeems; null once it was redeemed.',
      ticket_expires_at: 'When the ticket stops working.',
      hides_secrets: 'Whether credentials and addresses are hidden from the operator.',
      created_at: 'When it was started.',
      expires_at: 'When the session ends.',
    },
  );

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
  await describeTable(db, 'sessions', 'Sessions of buyers; an access token identifies one.', {
    token_hash: 'SHA-256 of the access token; the token itself is only in the browser.',
    user_id: 'The user who signed in.',
    created_at: 'When this token was issued.',
    expires_at: 'When this token expires, two hours later.',
    user_agent: 'Browser, as it reported itself.',
    ip_prefix: 'IP prefix at sign-in.',
    id: 'Id of the session, which stays the same when the token is refreshed.',
    signed_in_at: 'When the user signed in.',
    last_seen_at: 'Last request, to about a minute.',
    impersonation_id: 'Set for an impersonation session of an operator, which is read-only.',
    hides_secrets: 'For an impersonation session, whether credentials and addresses are hidden.',
  });

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
  await describeTable(
    db,
    'one_time_tokens',
    'Tokens in mailed links and between two steps of signing in; a new one of a kind replaces the older.',
    {
      user_id: 'The account that it is for.',
      kind: 'What it is for: `confirm_email`, `reset_password`, `second_factor` or `telegram`.',
      token_hash: 'SHA-256 of the token.',
      data: 'What the redeeming step needs.',
      created_at: 'When it was issued.',
      expires_at: 'When it stops working.',
    },
  );

  await sql`
    create table reset_requests (
      id uuid primary key,
      email text not null,
      requested_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'reset_requests',
    'Requests of a reset link; a job answers them, so that the response does not reveal whether the address is known.',
    {
      id: 'Primary key (UUID v7).',
      email: 'The address that was entered, sealed.',
      requested_at: 'When it was requested.',
    },
  );

  await sql`
    create table known_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);
  await describeTable(
    db,
    'known_devices',
    'Browsers in which a user has signed in; a sign-in in another one is reported by mail.',
    {
      user_id: 'The user.',
      device: 'SHA-256 of browser, system and IP prefix.',
      first_seen_at: 'First sign-in.',
      last_seen_at: 'Last sign-in.',
    },
  );

  await sql`
    create table trusted_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      failures integer not null default 0,
      last_used_at timestamptz not null,
      primary key (user_id, device)
    );
  `.execute(db);
  await describeTable(
    db,
    'trusted_devices',
    'Browsers in which a user has signed in, by a random cookie; failed sign-ins from elsewhere do not delay them.',
    {
      user_id: 'The user.',
      device: 'SHA-256 of the cookie.',
      failures: 'Wrong passwords from this browser since its last sign-in.',
      last_used_at: 'Last sign-in.',
    },
  );

  await sql`
    create unlogged table sign_in_failures (
      account bytea primary key check (length(account) = 32),
      failures integer not null,
      last_at timestamptz not null,
      retry_at timestamptz not null
    );
    create index sign_in_failures_age on sign_in_failures (last_at);
  `.execute(db);
  await describeTable(
    db,
    'sign_in_failures',
    'Failed tries to guess a password or code, per account, known here or not. Unlogged: losing it in a crash forgives a few tries.',
    {
      account: 'SHA-256 of what is guessed: the kind of secret and the names of the account.',
      failures: 'Failures in the current period.',
      last_at: 'Last failure.',
      retry_at: 'The next try is refused before then.',
    },
  );

  await sql`
    create table second_factors (
      user_id uuid primary key references users,
      secret text not null,
      started_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
  `.execute(db);
  await describeTable(db, 'second_factors', 'Authenticator apps of users.', {
    user_id: 'The user.',
    secret: 'Sealed TOTP secret.',
    started_at: 'When the set-up began.',
    confirmed_at: 'When the first code was accepted; null while the set-up is not finished.',
    last_step: 'The 30-second step of the last used code, which cannot be used again.',
  });

  await sql`
    create table recovery_codes (
      user_id uuid not null references users,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (user_id, code_hash)
    );
  `.execute(db);
  await describeTable(
    db,
    'recovery_codes',
    'Unused recovery codes of users with a second factor; deleted when used.',
    {
      user_id: 'The user.',
      code_hash: 'SHA-256 of user id and code.',
    },
  );

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
  await describeTable(
    db,
    'identities',
    'Accounts at identity providers with which users sign in; never identified by email.',
    {
      issuer: 'Issuer of the ID token, such as `https://accounts.google.com`.',
      subject: "The provider's id of the person.",
      user_id: 'The user.',
      linked_at: 'When it was linked.',
    },
  );

  await sql`
    create unlogged table google_flows (
      state_hash bytea primary key check (length(state_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      expires_at timestamptz not null
    );
    create index google_flows_expiry on google_flows (expires_at);
  `.execute(db);
  await describeTable(
    db,
    'google_flows',
    'Browsers that were sent to Google and are not back yet. Unlogged: a crash costs a second click.',
    {
      state_hash: 'SHA-256 of the `state` parameter.',
      browser_hash: 'SHA-256 of the cookie that ties the flow to the browser.',
      content: 'Sealed: nonce, PKCE verifier and the query parameters to keep.',
      expires_at: 'When the flow is abandoned.',
    },
  );

  await sql`
    create unlogged table google_tickets (
      ticket_hash bytea primary key check (length(ticket_hash) = 32),
      browser_hash bytea not null check (length(browser_hash) = 32),
      content text not null,
      password_attempts integer not null default 0,
      expires_at timestamptz not null
    );
    create index google_tickets_expiry on google_tickets (expires_at);
  `.execute(db);
  await describeTable(
    db,
    'google_tickets',
    'Results of finished sign-ins with Google, until the shop redeems them. Unlogged: a crash costs a second click.',
    {
      ticket_hash: 'SHA-256 of the ticket.',
      browser_hash: 'SHA-256 of the cookie that ties the ticket to the browser.',
      content: 'Sealed: the claims of Google about the person.',
      password_attempts: 'Wrong passwords while linking to an existing account.',
      expires_at: 'When the ticket stops working.',
    },
  );
}
