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
    create table acts (
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
  await sql`create index acts_operator on acts (operator_id, id)`.execute(db);
  await sql`create index acts_subject on acts (subject, id)`.execute(db);

  // An array of JSON, so that no two acts have the same text; the moment as a number, which no time zone writes differently.
  await sql`
    create function act_hash(act acts) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        act.id, (extract(epoch from act.at) * 1000000)::bigint, act.operator_id, act.action, act.subject,
        act.before::text, act.after::text, act.reason, act.ip, encode(act.previous_hash, 'hex'))::text, 'UTF8'))
    $$`.execute(db);

  // Each act names the hash of the one before: changing, leaving out or slipping in one breaks every later link. Those
  // who write take turns until they commit.
  await sql`
    create function chain_act() returns trigger language plpgsql as $$
    declare
      last acts;
    begin
      perform pg_advisory_xact_lock(hashtext('acts'));
      select * into last from acts order by id desc limit 1;
      new.id := coalesce(last.id, 0) + 1;
      new.previous_hash := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
      new.hash := act_hash(new);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger acts_chain before insert on acts for each row execute function chain_act()`.execute(
    db,
  );
  await sql`
    create trigger acts_stay before update or delete on acts for each row execute function refuse_change()`.execute(
    db,
  );
  await sql`
    create trigger acts_stay_all before truncate on acts for each statement execute function refuse_change()`.execute(
    db,
  );
}
