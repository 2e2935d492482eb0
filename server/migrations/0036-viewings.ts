import { type Kysely, sql } from 'kysely';

/** Minutes in which an operator sees the shop as one buyer does: a session that can only read, and is not the buyer's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table viewings (
      id uuid primary key,
      user_id uuid not null references users,
      operator_id uuid not null references operators,
      -- What the new tab shows once; gone with the first use.
      ticket_hash bytea unique check (length(ticket_hash) = 32),
      ticket_expires_at timestamptz not null,
      hides_secrets boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index viewings_user on viewings (user_id)`.execute(db);
  await sql`create index viewings_operator on viewings (operator_id)`.execute(db);
  await sql`create index viewings_expiry on viewings (expires_at)`.execute(db);
  await sql`
    alter table sessions
      add column viewing_id uuid references viewings on delete cascade,
      add column hides_secrets boolean not null default false,
      add check (viewing_id is not null or not hides_secrets)`.execute(db);
  await sql`
    create index sessions_viewing on sessions (viewing_id) where viewing_id is not null`.execute(
    db,
  );
}
