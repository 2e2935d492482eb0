import { type Kysely, sql } from 'kysely';

/** Prices that take the place of a product's at a moment to come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_plans (
      -- At most one waits.
      product_id integer primary key references products,
      takes_effect_at timestamptz not null,
      -- Who planned it, and from where: on record as who changed the prices.
      operator_id uuid not null references operators,
      ip text not null
    )`.execute(db);
  await sql`
    create table planned_prices (
      product_id integer not null references price_plans on delete cascade,
      position integer not null,
      duration_count integer not null check (duration_count between 1 and 120),
      duration_unit text not null check (duration_unit in ('day', 'month', 'year')),
      amount_cents integer not null check (amount_cents between 0 and 9999999),
      primary key (product_id, duration_count, duration_unit)
    )`.execute(db);
}
