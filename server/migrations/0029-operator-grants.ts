import { type Kysely, sql } from 'kysely';

/** Days that an operator gives: a grant like one that was bought or earned, by the name of who gave it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table grants
      add column operator_id uuid references operators,
      drop constraint grants_check1,
      add constraint grants_cause check (num_nonnulls(payment_id, earned_days_id, operator_id) = 1)`.execute(
    db,
  );
}
