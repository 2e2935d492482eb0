import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly } from '../protect-rows.ts';

/** Renewals that their buyers have taken back. */
export async function createUndos(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table renewal_undos (
      payment_id uuid primary key references payments,
      refund_id uuid not null unique references payment_refunds,
      undone_by text not null check (undone_by in ('buyer', 'link')),
      undone_at timestamptz not null,
      net_cents integer check (net_cents >= 0),
      unused_days integer check (unused_days > 0),
      total_days integer check (total_days >= unused_days),
      check (num_nulls(net_cents, unused_days, total_days) in (0, 3))
    );
  `.execute(db);
  await describeTable(
    db,
    'renewal_undos',
    'Renewals that their buyers took back soon after the charge: each once, with one refund.',
    {
      payment_id: 'The payment of the renewal.',
      refund_id: 'The refund of its payment.',
      undone_by: 'By the signed-in `buyer`, or by the `link` of a mail.',
      undone_at: 'When it was undone.',
      net_cents:
        'What was paid for all days of the period, in cents. Null when nothing was used and all was given back.',
      unused_days: 'Whole days that were not used, which ended at once.',
      total_days: 'All days of the period.',
    },
  );
  await makeAppendOnly(db, 'renewal_undos');
}
