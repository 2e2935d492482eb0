import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';

/** Uses of promo codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_redemptions (
      id uuid primary key,
      promo_code_id integer not null references promo_codes,
      user_id uuid not null references users,
      payment_id uuid not null unique references payments,
      slot integer not null check (slot >= 1),
      state text not null check (state in ('reserved', 'committed', 'released')),
      over_limit boolean not null default false,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      first_purchase boolean not null default false
    );
    create unique index promo_redemptions_slot on promo_redemptions (promo_code_id, user_id, slot)
      where state <> 'released' and not over_limit;
    create index promo_redemptions_user on promo_redemptions (user_id, promo_code_id);
    create index promo_redemptions_code on promo_redemptions (promo_code_id, id);
    create unique index promo_redemptions_first_purchase on promo_redemptions (user_id)
      where first_purchase and state <> 'released' and not over_limit;
  `.execute(db);
  await describeTable(
    db,
    'promo_redemptions',
    'Uses of promo codes: reserved at checkout, committed when paid, released when the payment ends unpaid.',
    {
      id: 'Primary key (UUID v7).',
      promo_code_id: 'The promo code.',
      user_id: 'The buyer.',
      payment_id: 'The payment that uses it.',
      slot: 'Numbers the uses of a code by a buyer, so that the limit per buyer is a unique index; released uses free their slot.',
      state: 'State of the use.',
      over_limit:
        'Whether late money committed it although the limit was reached by then; it does not count against limits.',
      created_at: 'When it was reserved.',
      changed_at: 'When its state changed last.',
      first_purchase:
        "Whether it is the buyer's single first-purchase discount, by the terms of the code at that time.",
    },
  );
}
