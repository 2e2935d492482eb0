import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      key text collate "C" not null unique,
      content text,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      try_at timestamptz,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      check ((content is null) = (try_at is null)),
      check ((try_at is null) = (sent_at is not null or abandoned_at is not null))
    );
    create index mails_due on mails (try_at) where try_at is not null;
    create index mails_age on mails (queued_at);
    create index mails_given_up on mails (id) where abandoned_at is not null;
    create index mails_waiting on mails (id) where try_at is not null;
  `.execute(db);

  await sql`
    create table telegram_messages (
      id uuid primary key,
      key text collate "C" not null unique,
      chat_id bigint not null,
      content text,
      queued_at timestamptz not null,
      attempts integer not null default 0,
      try_at timestamptz,
      sent_at timestamptz,
      abandoned_at timestamptz,
      last_error text,
      check ((content is null) = (try_at is null)),
      check ((try_at is null) = (sent_at is not null or abandoned_at is not null))
    );
    create index telegram_messages_due on telegram_messages (try_at) where try_at is not null;
    create index telegram_messages_age on telegram_messages (queued_at);
  `.execute(db);

  await sql`
    create table telegram_updates (
      bot_id bigint not null,
      update_id bigint not null,
      received_at timestamptz not null,
      primary key (bot_id, update_id)
    );
    create index telegram_updates_age on telegram_updates (received_at);
  `.execute(db);
}
