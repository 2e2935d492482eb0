import { type Kysely, sql } from 'kysely';
import { describeTable } from '../describe-table.ts';
import { makeAppendOnly } from '../protect-rows.ts';

/** Totals of past days, added up once for the reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_days (
      time_zone text not null,
      dimension text not null check (dimension in ('all', 'product', 'method', 'currency', 'country', 'language',
        'promo', 'partner', 'campaign', 'subscriptions')),
      day date not null,
      key text not null,
      orders bigint not null,
      gross_cents bigint not null,
      fees_cents bigint not null,
      refunds_cents bigint not null,
      partner_cost_cents bigint not null default 0,
      charged_minor bigint not null default 0,
      charged_refunds_minor bigint not null default 0,
      primary key (time_zone, dimension, day, key)
    );
  `.execute(db);
  await describeTable(
    db,
    'sales_days',
    'Revenue per day by one dimension at a time, append-only; a refund counts on the day it was made.',
    {
      time_zone:
        'IANA name of the time zone in which the day begins and ends; after a change all days are aggregated again.',
      dimension: 'What the key is; `all` for the whole shop.',
      day: 'Date in that time zone.',
      key: 'Id or name of the product, method and so on; empty for `all`.',
      orders: 'Paid orders.',
      gross_cents: 'Revenue before refunds, in cents.',
      fees_cents: 'Fees contained in it, in cents.',
      refunds_cents: 'Refunds, in cents.',
      partner_cost_cents:
        'Commissions earned as money on that day minus those reversed on it, in cents; may be below 0.',
      charged_minor:
        'Only of the dimension `currency`: what was charged, in minor units of that currency.',
      charged_refunds_minor:
        'Only of the dimension `currency`: what was returned, in minor units of that currency.',
    },
  );
  await makeAppendOnly(db, 'sales_days');

  await sql`
    create table payment_days (
      time_zone text not null,
      day date not null,
      gateway text not null,
      started bigint not null,
      paid_within_14_days bigint not null,
      primary key (time_zone, day, gateway)
    );
  `.execute(db);
  await describeTable(
    db,
    'payment_days',
    'Payments per day on which they were started, append-only; the row without a gateway marks the day as counted.',
    {
      time_zone: 'IANA name of the time zone in which the day begins and ends.',
      day: 'Date in that time zone.',
      gateway: 'The payment method; empty in the row that marks the day.',
      started: 'Payments started.',
      paid_within_14_days:
        'Those that were paid within 14 days; later ones are counted at each report.',
    },
  );
  await makeAppendOnly(db, 'payment_days');
}
