import { type Kysely, sql } from 'kysely';
import { makeAppendOnly } from '../protect-rows.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_days (
      dimension text not null check (dimension in ('all', 'product', 'method', 'currency', 'country', 'language',
        'promo', 'partner', 'campaign', 'subscriptions')),
      day date not null,
      key text not null,
      orders bigint not null,
      gross_cents bigint not null,
      fees_cents bigint not null,
      refunds_cents bigint not null,
      primary key (dimension, day, key)
    );
  `.execute(db);
  await makeAppendOnly(db, 'sales_days');

  await sql`
    create table payment_days (
      day date not null,
      gateway text not null,
      started bigint not null,
      paid_soon bigint not null,
      primary key (day, gateway)
    );
  `.execute(db);
  await makeAppendOnly(db, 'payment_days');
}
