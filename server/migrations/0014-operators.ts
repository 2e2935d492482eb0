import { type Kysely, sql } from 'kysely';

/** The people who run the shop, their sessions, and the record of what they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 254),
      name text not null check (length(name) between 1 and 80),
      role text not null check (role in ('owner', 'manager', 'finance', 'support', 'content', 'auditor')),
      password_hash text not null,
      -- Sealed. Without one nobody signs in outside a demo.
      totp_secret text,
      totp_last_step bigint not null default 0,
      created_at timestamptz not null,
      disabled_at timestamptz
    )`.execute(db);

  await sql`
    create table operator_sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      ends_at timestamptz not null,
      user_agent text not null default '',
      ip text not null default ''
    )`.execute(db);
  await sql`create index operator_sessions_operator on operator_sessions (operator_id)`.execute(db);
  await sql`create index operator_sessions_end on operator_sessions (ends_at)`.execute(db);

  // before and after are json, not jsonb: the text that was hashed is the text that is kept.
  await sql`
    create table audit_events (
      id bigint primary key,
      at timestamptz not null,
      operator_id uuid not null references operators,
      action text not null check (action ~ '^[a-z_]+[.][a-z_]+$'),
      subject text not null check (length(subject) between 1 and 200),
      before json,
      after json,
      reason text,
      ip text not null,
      previous_hash bytea not null check (length(previous_hash) = 32),
      hash bytea not null unique check (length(hash) = 32)
    )`.execute(db);
  await sql`create index audit_events_operator on audit_events (operator_id, id)`.execute(db);
  await sql`create index audit_events_subject on audit_events (subject, id)`.execute(db);

  // An array of JSON, so that no two acts have the same text; the moment as a number, which no time zone writes differently.
  await sql`
    create function audit_event_hash(event audit_events) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        event.id, (extract(epoch from event.at) * 1000000)::bigint, event.operator_id, event.action, event.subject,
        event.before::text, event.after::text, event.reason, event.ip, encode(event.previous_hash, 'hex'))::text, 'UTF8'))
    $$`.execute(db);

  // Each act names the hash of the one before: changing, leaving out or slipping in one breaks every later link. Those
  // who write take turns until they commit.
  await sql`
    create function chain_audit_event() returns trigger language plpgsql as $$
    declare
      last audit_events;
    begin
      perform pg_advisory_xact_lock(hashtext('audit_events'));
      select * into last from audit_events order by id desc limit 1;
      new.id := coalesce(last.id, 0) + 1;
      new.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
      new.hash := audit_event_hash(new);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger audit_events_chain before insert on audit_events for each row execute function chain_audit_event()`.execute(
    db,
  );
  await sql`
    create trigger audit_events_immutable before update or delete on audit_events for each row execute function refuse_change()`.execute(
    db,
  );
  await sql`
    create trigger audit_events_no_truncate before truncate on audit_events for each statement execute function refuse_change()`.execute(
    db,
  );
}
