import { type Kysely, sql } from 'kysely';

/** What operators look buyers up by, and accounts that may not sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column blocked_at timestamptz,
      add column blocked_reason text check (length(blocked_reason) <= 500),
      add check (blocked_at is not null or blocked_reason is null)`.execute(db);
  await sql`create index users_by_time on users (created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index users_blocked on users (created_at, id) where blocked_at is not null`.execute(
    db,
  );
  await sql`
    create index users_unconfirmed on users (created_at, id)
    where email_confirmed_at is null and deleted_at is null`.execute(db);
  await sql`
    create index users_tg_first_name_begins on users (lower(tg_first_name) text_pattern_ops)
    where tg_first_name is not null`.execute(db);
  await sql`
    create index users_tg_last_name_begins on users (lower(tg_last_name) text_pattern_ops)
    where tg_last_name is not null`.execute(db);
}
