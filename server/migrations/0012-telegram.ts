import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The Telegram account of a user; its names are there since the first version. One account belongs to one user.
  await sql`
    alter table users
      add column tg_id bigint constraint users_tg_id_key unique check (tg_id > 0),
      add column tg_blocked_at timestamptz,
      add column tg_notifications text[] not null default '{}'`.execute(db);

  // Received updates: Telegram repeats an update until it is confirmed.
  await sql`
    create table telegram_updates (
      bot_id bigint not null,
      update_id bigint not null,
      received_at timestamptz not null,
      primary key (bot_id, update_id)
    )`.execute(db);
  await sql`create index telegram_updates_age on telegram_updates (received_at)`.execute(db);

  // What waits to be sent to a chat. The words are erased once they left or were given up; the key stays, so that a
  // repeat is recognised.
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
    )`.execute(db);
  await sql`
    create index telegram_messages_due on telegram_messages (try_at) where try_at is not null`.execute(
    db,
  );
  await sql`create index telegram_messages_age on telegram_messages (queued_at)`.execute(db);
}
