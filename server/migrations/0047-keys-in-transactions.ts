import { type Kysely, sql } from 'kysely';

/**
 * The key of a call is written in the transaction of its effect, with the answer or with a reference to what was begun. What
 * must never happen twice carries the intent of its call too, longer than answers are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column reference text`.execute(db);
  // Hashes made so far may hold a password. Without one a repeat is refused, which is safe; it could not be compared anyway.
  await sql`update idempotency_keys set body_hash = ''`.execute(db);

  await sql`alter table payouts add column intent bytea constraint payouts_intent_key unique`.execute(
    db,
  );
  await sql`alter table grants add column intent bytea constraint grants_intent_key unique`.execute(
    db,
  );
}
