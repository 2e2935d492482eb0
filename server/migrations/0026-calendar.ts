import { type Kysely, sql } from 'kysely';
import { describeTable } from './describe-table.ts';

/** Secret addresses at which calendar apps fetch the dates of a buyer's subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_addresses (
      user_id uuid primary key references users,
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_at timestamptz not null
    );
  `.execute(db);
  await describeTable(
    db,
    'calendar_addresses',
    'Secret addresses at which calendar apps fetch the dates of subscriptions; at most one per buyer.',
    {
      user_id: 'The buyer.',
      token_hash: 'SHA-256 of the token in the address; the address itself is only shown once.',
      created_at: 'When the address was created.',
    },
  );
}
