import { type Kysely, sql } from 'kysely';
import { describeColumns } from '../describe-table.ts';

/** Charges of renewals that the bank wants their buyer to confirm. */
export async function confirmCharges(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments add column confirm_until timestamptz,
      add constraint payments_confirm check (confirm_until is null or renewal_id is not null);
    create index payments_confirmed on payments (id) where confirm_until is not null;
  `.execute(db);
  await describeColumns(db, 'payments', {
    confirm_until:
      'Until when the buyer can confirm the charge of this renewal with their bank; null where the bank asks for nothing.',
  });
}
