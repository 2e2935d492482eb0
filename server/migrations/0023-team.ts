import { type Kysely, sql } from 'kysely';

/** Invitations of team members, confirmed sessions, and a searchable audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operators add column version integer not null default 1`.execute(db);
  // Signing in by password and code is a confirmation; existing sessions have to confirm again.
  await sql`alter table operator_sessions add column confirmed_at timestamptz`.execute(db);

  // One open invitation an e-mail: a newer one voids the older.
  await sql`
    create table operator_invitations (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      token_hash bytea not null unique check (length(token_hash) = 32),
      -- Sealed: for the authenticator app of whoever comes.
      totp_secret text not null,
      invited_by uuid not null references operators,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index operator_invitations_by on operator_invitations (invited_by)`.execute(db);

  await sql`create index audit_events_action on audit_events (action, id)`.execute(db);
  await sql`create index audit_events_subject_prefix on audit_events (subject text_pattern_ops, id)`.execute(
    db,
  );
  await sql`create index audit_events_time on audit_events (at, id)`.execute(db);

  // Where the chain of acts is broken: the auditor and the console ask the same question.
  await sql`
    create view broken_audit_events as
      select a.id, 'hash' as broken from audit_events a where a.hash <> audit_event_hash(a)
      union all
      select id, 'chain' from (
        select id, previous_hash, lag(id, 1, 0::bigint) over (order by id) as before_id,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as before_hash
        from audit_events) links
      where id <> before_id + 1 or previous_hash <> before_hash`.execute(db);
}
