import { type Kysely, sql } from 'kysely';

/**
 * Browsers that signed in, known by the hash of a random cookie: they do not wait for what others guess. Of a buyer's the
 * failures since the last sign-in are counted; an operator's waits for its own alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trusted_devices (
      user_id uuid not null references users,
      device bytea not null check (length(device) = 32),
      failures integer not null default 0,
      last_used_at timestamptz not null,
      primary key (user_id, device)
    )`.execute(db);
  await sql`
    create table operator_devices (
      operator_id uuid not null references operators on delete cascade,
      device bytea not null check (length(device) = 32),
      last_used_at timestamptz not null,
      primary key (operator_id, device)
    )`.execute(db);
}
