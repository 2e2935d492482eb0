import { type Kysely, sql } from 'kysely';

/** The filters of a list that an operator keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id uuid primary key,
      operator_id uuid not null references operators,
      -- The call that answers the list.
      list text not null check (length(list) between 1 and 60),
      name text not null check (length(name) between 1 and 60),
      filters text not null check (length(filters) <= 500),
      saved_at timestamptz not null,
      unique (operator_id, list, name)
    )`.execute(db);
  // Prefix search of codes, independent of the collation.
  await sql`create index promo_codes_begin on promo_codes (code_key text_pattern_ops)`.execute(db);
}
