import { type Kysely, sql } from 'kysely';

/** Minutes in which an operator sees the shop as one buyer does: a session that can only read, and is not the buyer's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table impersonations (
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
  await sql`create index impersonations_user on impersonations (user_id)`.execute(db);
  await sql`create index impersonations_operator on impersonations (operator_id)`.execute(db);
  await sql`create index impersonations_expiry on impersonations (expires_at)`.execute(db);
  await sql`
    alter table sessions
      add column impersonation_id uuid references impersonations on delete cascade,
      add column hides_secrets boolean not null default false,
      add check (impersonation_id is not null or not hides_secrets)`.execute(db);
  await sql`
    create index sessions_impersonation on sessions (impersonation_id) where impersonation_id is not null`.execute(
    db,
  );
}
