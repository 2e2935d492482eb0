import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** Outgoing mails and Telegram messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      key text collate "C" not null unique,
      content text,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      awaits_server boolean not null default false,
      operator_id uuid references operators,
      for_roles text[],
      check (sent_at is null or (content is null and abandoned_at is null)),
      check (content is not null or sent_at is not null or abandoned_at is not null),
      check (not awaits_server or (sent_at is null and abandoned_at is null)),
      check ((operator_id is null) = (for_roles is null))
    );
    create index mails_operator on mails (operator_id, queued_at) where operator_id is not null;
    create index mails_age on mails (queued_at);
    create index mails_abandoned on mails (id) where abandoned_at is not null;
    create index mails_awaiting_server on mails (id) where awaits_server;
    create index mails_waiting on mails (id) where sent_at is null and abandoned_at is null;
  `.execute(db);
  await describeTable(
    db,
    'mails',
    'Queue and log of mails. The key stays after the mail was sent, so that a repeat is recognized.',
    {
      id: 'Primary key (UUID v7).',
      key: 'What the mail is for, unique: the same event queues it only once.',
      content: 'Sealed mail including recipient; erased once it was sent or its job was discarded.',
      queued_at: 'When it was queued.',
      attempts: 'Attempts to send it so far.',
      sent_at: 'When the mail server accepted it.',
      abandoned_at:
        'When its last attempt failed or its job was discarded; null again once it was sent.',
      last_error: 'Message of the last failed attempt.',
      awaits_server:
        'Whether it failed because the mail server could not be reached; it is retried as soon as the server answers.',
      operator_id:
        'The operator of a notification; it is sent only while they are active and have one of the roles.',
      for_roles: 'Roles that may read what the notification is about.',
    },
  );

  await sql`
    create table telegram_messages (
      id uuid primary key,
      key text collate "C" not null unique,
      chat_id bigint not null,
      content text,
      buttons jsonb,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      message_id bigint,
      operator_id uuid references operators,
      for_roles text[],
      check (sent_at is null or (content is null and abandoned_at is null)),
      check (content is not null or sent_at is not null or abandoned_at is not null),
      check ((operator_id is null) = (for_roles is null))
    );
    create index telegram_messages_operator on telegram_messages (operator_id) where operator_id is not null;
    create index telegram_messages_sent on telegram_messages (chat_id, message_id) where operator_id is not null;
    create index telegram_messages_waiting on telegram_messages (id) where sent_at is null and abandoned_at is null;
    create index telegram_messages_age on telegram_messages (queued_at);
  `.execute(db);
  await describeTable(
    db,
    'telegram_messages',
    'Queue and log of Telegram messages. The key stays after the message was sent, so that a repeat is recognized.',
    {
      id: 'Primary key (UUID v7).',
      key: 'What the message is for, unique: the same event queues it only once.',
      chat_id: "Telegram chat, which is the id of the user's account there.",
      content: 'Text of the message; erased once it was sent or abandoned.',
      buttons: 'Rows of buttons below it; null for none.',
      queued_at: 'When it was queued.',
      attempts: 'Attempts to send it so far.',
      sent_at: 'When Telegram accepted it.',
      abandoned_at: 'When the last attempt had failed.',
      last_error: 'Message of the last failed attempt.',
      message_id: 'Number that Telegram gave it in its chat.',
      operator_id:
        'The operator of a notification; it is sent only while they are active, have one of the roles and this chat.',
      for_roles: 'Roles that may read what the notification is about.',
    },
  );

  await sql`
    create table telegram_updates (
      bot_id bigint not null,
      update_id bigint not null,
      received_at timestamptz not null,
      primary key (bot_id, update_id)
    );
    create index telegram_updates_age on telegram_updates (received_at);
  `.execute(db);
  await describeTable(
    db,
    'telegram_updates',
    'Updates received from Telegram, which repeats them until they are confirmed.',
    {
      bot_id: 'Id of the bot, because numbers of different bots overlap.',
      update_id: 'Number of the update.',
      received_at: 'When it arrived; rows are deleted some time later.',
    },
  );
}
