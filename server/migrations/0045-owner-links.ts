import { type Kysely, sql } from 'kysely';

/** The link by which the first start of a demo lets its owner in; gone with its first use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owner_links (
      token_hash bytea primary key check (length(token_hash) = 32),
      operator_id uuid not null references operators on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
}
