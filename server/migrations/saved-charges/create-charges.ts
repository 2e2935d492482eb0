import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { refuseDelete } from '../protect-rows.ts';

/** Charges of saved methods that buyers pay orders with. */
export async function createCharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_charges (
      payment_id uuid primary key references payments,
      method_id uuid not null references saved_methods,
      started_at timestamptz not null,
      checks integer not null default 0 check (checks >= 0),
      check_at timestamptz,
      class text check (class in ('funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config')),
      code text,
      check (num_nonnulls(class, code) in (0, 2)),
      check (class is null or check_at is null)
    );
    create index payment_charges_of_method on payment_charges (method_id);
    create index payment_charges_to_check on payment_charges (check_at) where check_at is not null;
  `.execute(db);
  await describeTable(
    db,
    'payment_charges',
    'Orders that buyers pay with a saved method: written with the order, before the gateway is called. The payment has the state.',
    {
      payment_id: 'The payment; its id is the key of the charge at the gateway.',
      method_id: 'The saved method.',
      started_at: 'When the buyer placed the order.',
      checks: 'How often the gateway was called again because its answer was lost.',
      check_at: 'When it is called again; null once it has answered, or after a day.',
      class: 'How a declined charge is to be taken; null otherwise.',
      code: "The gateway's code of the decline.",
    },
  );
  await refuseDelete(db, 'payment_charges');
}
