import { type Kysely, sql } from 'kysely';

/** Notes of operators about a buyer, and indexes for invited buyers and scheduled deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_notes (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      content text not null check (char_length(content) between 1 and 2000),
      pinned boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      edited_at timestamptz
    )`.execute(db);
  await sql`
    create index user_notes_of_user on user_notes (user_id, pinned desc, created_at desc, id)`.execute(
    db,
  );
  await sql`
    create index users_invited on users (referred_by, created_at desc, id desc)
    where referred_by is not null and deleted_at is null`.execute(db);
  await sql`
    create index users_being_deleted on users (created_at, id)
    where deletion_at is not null and deleted_at is null`.execute(db);
}
