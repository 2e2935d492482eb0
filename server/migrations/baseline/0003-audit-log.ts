import { type Kysely, sql } from 'kysely';
import { describeColumns, describeTable } from '../describe-table.ts';
import { makeAppendOnly } from '../protect-rows.ts';

/** The audit log: a hash chain of what operators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    );
    create index audit_events_operator on audit_events (operator_id, id);
    create index audit_events_subject on audit_events (subject, id);
    create index audit_events_action on audit_events (action, id);
    create index audit_events_subject_prefix on audit_events (subject text_pattern_ops, id);
    create index audit_events_time on audit_events (at, id);

    -- A JSON array, so that no two events have the same text, and the time as a number, which no time zone changes.
    create function audit_event_hash(event audit_events) returns bytea language sql stable as $$
      select sha256(convert_to(jsonb_build_array(
        event.id, (extract(epoch from event.at) * 1000000)::bigint, event.operator_id, event.action, event.subject,
        event.before::text, event.after::text, event.reason, event.ip, encode(event.previous_hash, 'hex'))::text, 'UTF8'))
    $$;

    -- Each event contains the hash of the one before it, so changing, removing or inserting one breaks the chain.
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
    end $$;
    create trigger audit_events_chain before insert on audit_events
      for each row execute function chain_audit_event();
  `.execute(db);
  await describeTable(
    db,
    'audit_events',
    'What operators did, append-only; every row contains the hash of the one before it.',
    {
      id: 'Consecutive number without gaps, set by a trigger.',
      at: 'When it happened.',
      operator_id: 'The operator who did it.',
      action: 'What was done, as `<noun>.<verb>`, such as `payment.refund`.',
      subject: 'What it was done to, as `<noun>:<id>`.',
      before:
        'State before the action; `json`, because the text that was hashed must stay as it is.',
      after: 'State after the action, without secrets.',
      reason: "The operator's reason, where one is required.",
      ip: 'IP address of the operator.',
      previous_hash: 'Hash of the previous event, set by a trigger; 32 zero bytes in the first.',
      hash: 'SHA-256 of all other columns, set by a trigger.',
    },
  );
  await makeAppendOnly(db, 'audit_events');

  await sql`
    create table audit_heads (
      day date primary key,
      event_id bigint not null references audit_events,
      hash bytea not null check (length(hash) = 32),
      published_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'audit_heads',
    'The newest event of each day with its hash, as it was published outside of the database.',
    {
      day: 'UTC date.',
      event_id: 'The newest event at that time.',
      hash: 'Hash of that event.',
      published_at: 'When it was published.',
    },
  );
  await makeAppendOnly(db, 'audit_heads');
  await sql`
    create view broken_audit_events as
      select a.id, 'hash' as broken from audit_events a where a.hash <> audit_event_hash(a)
      union all
      select id, 'chain' from (
        select id, previous_hash, lag(id, 1, 0::bigint) over (order by id) as before_id,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as before_hash
        from audit_events) links
      where id <> before_id + 1 or previous_hash <> before_hash;
    comment on view broken_audit_events is
      'Events whose content does not match their hash, or which do not follow the event before them.';
  `.execute(db);
  await describeColumns(db, 'broken_audit_events', {
    id: 'Number of the event.',
    broken:
      '`hash`: the content was changed. `chain`: an event before it was changed, removed or inserted.',
  });
}
