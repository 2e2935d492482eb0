import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseTruncate } from '../protect-rows.ts';

/** Support: tickets with their messages and files, and saved replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tickets (
      id uuid primary key,
      number integer not null unique generated always as identity (start with 1001),
      user_id uuid not null references users,
      title text not null check (char_length(title) between 1 and 200),
      state text not null check (state in ('new', 'waiting_operator', 'waiting_user', 'on_hold', 'resolved',
        'closed')),
      assignee_id uuid references operators,
      payment_id uuid references payments,
      subscription_id uuid references subscriptions,
      subject_title text,
      subject_title_ru text not null default '',
      created_at timestamptz not null,
      resolved_at timestamptz,
      last_seq bigint not null,
      last_at timestamptz not null,
      last_sender text not null check (last_sender in ('user', 'admin')),
      last_excerpt text not null,
      answer_seq bigint,
      read_seq bigint not null default 0,
      priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
      merged_into uuid references tickets,
      merged_at timestamptz,
      check (merged_into is null or state = 'closed'),
      check (num_nonnulls(payment_id, subscription_id) <= 1),
      check ((subject_title is null) = (num_nonnulls(payment_id, subscription_id) = 0)),
      check ((state = 'resolved') = (resolved_at is not null))
    );
    create index tickets_of_user on tickets (user_id, last_at desc, number desc);
    create index tickets_queue on tickets (state, last_at, number);
    create index tickets_open_of_user on tickets (user_id) where state not in ('resolved', 'closed');
    create index tickets_to_close on tickets (resolved_at) where state = 'resolved';
    create index tickets_by_priority on tickets (state, priority, last_at, number);
    create index tickets_by_assignee on tickets (assignee_id, state, last_at, number);
    create index tickets_by_time on tickets (last_at, number);
    create index tickets_merged on tickets (merged_into) where merged_into is not null;
    create index tickets_title_search on tickets using gin (to_tsvector('simple', title));

    create function guard_ticket() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.state <> 'new' then
          raise exception 'a ticket starts as new' using errcode = 'restrict_violation';
        end if;
        return new;
      end if;
      if new.state <> old.state and not exists (
        select 1 from ticket_transitions where from_state = old.state and to_state = new.state) then
        raise exception 'ticket cannot move from % to %', old.state, new.state using errcode = 'restrict_violation';
      end if;
      if (old.id, old.number, old.user_id, old.title, old.payment_id, old.subscription_id, old.subject_title, old.subject_title_ru,
          old.created_at)
        is distinct from
         (new.id, new.number, new.user_id, new.title, new.payment_id, new.subscription_id, new.subject_title, new.subject_title_ru,
          new.created_at)
      then
        raise exception 'the buyer and the subject of a ticket are frozen' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger tickets_guard before insert or update on tickets for each row execute function guard_ticket();
  `.execute(db);
  await describeTable(
    db,
    'tickets',
    'Requests of buyers to the support. The last visible message is repeated in the row, so that a list reads one row per ticket.',
    {
      id: 'Primary key (UUID v7).',
      number: 'Number that people can say to each other.',
      user_id: 'The buyer.',
      title: 'Title, as the buyer wrote it.',
      state: 'State; `ticket_transitions` lists what may follow it.',
      assignee_id: 'The operator who takes care of it.',
      payment_id: 'The payment that it is about.',
      subscription_id: 'The subscription that it is about.',
      subject_title: 'Title of that payment or subscription at that time.',
      subject_title_ru: 'The same in Russian; empty for the same one.',
      created_at: 'When it was opened.',
      resolved_at: 'When an operator resolved it; it is closed some days later.',
      last_seq: 'Number of the last message that the buyer can see.',
      last_at: 'When that message was written.',
      last_sender: 'Who wrote it.',
      last_excerpt: 'Begin of its text.',
      answer_seq: 'Number of the last message of an operator; null before the first.',
      read_seq: 'Number of the last message that the buyer has read.',
      priority: 'Priority, set by operators.',
      merged_into:
        'The ticket that its messages were moved to, for a ticket that was closed by this.',
      merged_at: 'When the messages of another ticket were moved to it last.',
    },
  );

  await sql`
    create table ticket_transitions (
      from_state text not null,
      to_state text not null,
      primary key (from_state, to_state)
    );

    insert into ticket_transitions (from_state, to_state) values
      ('new', 'waiting_operator'), ('new', 'waiting_user'), ('new', 'on_hold'), ('new', 'resolved'), ('new', 'closed'),
      ('waiting_operator', 'waiting_user'), ('waiting_operator', 'on_hold'), ('waiting_operator', 'resolved'),
      ('waiting_operator', 'closed'),
      ('waiting_user', 'waiting_operator'), ('waiting_user', 'on_hold'), ('waiting_user', 'resolved'),
      ('waiting_user', 'closed'),
      ('on_hold', 'waiting_operator'), ('on_hold', 'waiting_user'), ('on_hold', 'resolved'), ('on_hold', 'closed'),
      ('resolved', 'waiting_operator'), ('resolved', 'waiting_user'), ('resolved', 'closed');
  `.execute(db);
  await describeTable(
    db,
    'ticket_transitions',
    'Allowed transitions of a ticket, as in `tickets.rules.ts`.',
    {
      from_state: 'State before.',
      to_state: 'State after.',
    },
  );
  await refuseTruncate(db, 'ticket_transitions');

  await sql`
    create table ticket_messages (
      ticket_id uuid not null references tickets on delete cascade,
      id uuid not null,
      seq bigint not null generated always as identity,
      sender text not null check (sender in ('user', 'admin', 'note')),
      operator_id uuid references operators,
      content text not null check (char_length(content) between 1 and 4000),
      created_at timestamptz not null,
      -- Checked at the commit, because a buyer's tickets are deleted one after the other.
      merged_from integer references tickets (number) deferrable initially deferred,
      primary key (ticket_id, id),
      check ((sender = 'user') = (operator_id is null))
    );
    create unique index ticket_messages_order on ticket_messages (ticket_id, seq);
    create index ticket_messages_merged on ticket_messages (merged_from) where merged_from is not null;
    create function guard_ticket_message() returns trigger language plpgsql as $$
    begin
      if (old.seq, old.sender, old.operator_id, old.content, old.created_at)
          is distinct from (new.seq, new.sender, new.operator_id, new.content, new.created_at)
        or new.merged_from is distinct from coalesce(old.merged_from, (select number from tickets where id = old.ticket_id))
        or not exists (
          select from tickets a join tickets b on b.user_id = a.user_id and b.id <> a.id
          where a.id = old.ticket_id and b.id = new.ticket_id)
      then
        raise exception 'a message may only move to another ticket of its buyer' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$;
    create trigger ticket_messages_guard before update on ticket_messages
      for each row execute function guard_ticket_message();
  `.execute(db);
  await describeTable(
    db,
    'ticket_messages',
    'Messages of tickets; they only move when their ticket is merged, and are deleted with their ticket.',
    {
      ticket_id: 'The ticket.',
      id: 'Id within the ticket; it may be made by the client, so it is unique only there.',
      seq: 'Order within the ticket, and the order of the commits, because it is written under the lock of the ticket.',
      sender: '`user`, `admin` for an operator, or `note` for a text that only operators see.',
      operator_id: 'The operator who wrote it.',
      content: 'Text of the message.',
      created_at: 'When it was written.',
      merged_from: 'Number of the ticket that it was written in, if that was merged into this one.',
    },
  );

  await sql`
    create table ticket_attachments (
      id uuid primary key,
      user_id uuid references users,
      operator_id uuid references operators,
      file text not null unique check (file ~ '^ticket-[0-9a-f]{32}[.](webp|pdf)$'),
      name text not null check (char_length(name) <= 200),
      type text not null check (type in ('image/webp', 'application/pdf')),
      size_bytes integer not null check (size_bytes > 0),
      created_at timestamptz not null,
      ticket_id uuid,
      message_id uuid,
      position integer not null default 0,
      removed_at timestamptz,
      foreign key (ticket_id, message_id) references ticket_messages on delete set null on update cascade,
      check (num_nonnulls(user_id, operator_id) = 1),
      check (num_nonnulls(ticket_id, message_id) <> 1),
      check (removed_at is null or message_id is null)
    );
    create index ticket_attachments_message on ticket_attachments (ticket_id, message_id);
    create index ticket_attachments_of_user on ticket_attachments (user_id);
    create index ticket_attachments_loose on ticket_attachments (created_at) where message_id is null;
  `.execute(db);
  await describeTable(
    db,
    'ticket_attachments',
    'Uploaded files, attached later to a message of the same sender; the row is written before the file.',
    {
      id: 'Primary key (UUID v7).',
      user_id: 'The buyer who uploaded it.',
      operator_id: 'The operator who uploaded it.',
      file: 'File name in the storage.',
      name: "Name that the sender's file had.",
      type: 'Type of the stored file.',
      size_bytes: 'Size of the stored file.',
      created_at: 'When it was uploaded.',
      ticket_id: 'Ticket of the message that shows it.',
      message_id: 'The message that shows it; null while it is not attached.',
      position: 'Order within the message.',
      removed_at: 'Set before the file is deleted; no message can show it from then on.',
    },
  );

  await sql`
    create table macros (
      id uuid primary key,
      name text not null check (char_length(name) between 1 and 100),
      action jsonb check (jsonb_typeof(action) = 'object'),
      body text not null check (char_length(body) between 1 and 4000),
      body_ru text not null check (char_length(body_ru) between 1 and 4000),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      archived_at timestamptz
    );
    create index macros_by_name on macros (lower(name), id);
  `.execute(db);
  await describeTable(db, 'macros', 'Saved replies of operators; a macro also runs an action.', {
    id: 'Primary key (UUID v7).',
    name: 'Name in the list.',
    action: 'The action and its parameters, as in the contract; null for a saved reply.',
    body: 'Text in English.',
    body_ru: 'Text in Russian.',
    version: 'Counts edits, for version conflicts.',
    created_at: 'When it was written.',
    updated_at: 'When it was edited last.',
    archived_at: 'Since when it is not offered; never deleted, because the audit log names it.',
  });
}
