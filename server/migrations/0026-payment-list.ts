import { type Kysely, sql } from 'kysely';

/** One index for each way in which operators narrow the list of payments; each is in the order of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_by_state on payments (state, created_at, id)`.execute(db);
  await sql`create index payments_by_method on payments (gateway, created_at, id)`.execute(db);
  await sql`create index payments_by_product on payments (product_id, created_at, id)`.execute(db);
  await sql`
    create index payments_by_reference on payments (gateway_reference)
    where gateway_reference is not null`.execute(db);
  // Prefix search of buyers by name or address, independent of the collation.
  await sql`create index users_email_begins on users (email text_pattern_ops)`.execute(db);
  await sql`create index users_username_begins on users (username_key text_pattern_ops)`.execute(
    db,
  );
}
