import { type Kysely, sql } from 'kysely';

/** Subscriptions as operators look through them, and periods that they take back or move. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table grants
      -- Who took it back, when no refund did.
      add column reversed_by uuid references operators,
      -- The period whose rest this is: what is taken back from there is taken from here. One rest for each period.
      add column moved_from uuid unique references grants,
      add constraint grants_reversed_by check (reversed_by is null or reversed_at is not null),
      add constraint grants_moved_by check (moved_from is null or operator_id is not null)`.execute(
    db,
  );

  // The lists of the console: by age, by end, and both of one product.
  await sql`create index subscriptions_by_age on subscriptions (created_at, id)`.execute(db);
  await sql`create index subscriptions_by_end on subscriptions (ends_at, id)`.execute(db);
  await sql`create index subscriptions_of_product on subscriptions (product_id, created_at, id)`.execute(
    db,
  );
  await sql`create index subscriptions_ending on subscriptions (product_id, ends_at, id)`.execute(
    db,
  );
}
