import type { ColumnType, InsertType, Selectable, SelectType } from 'kysely';
import type { DB } from './database.gen.ts';
import type { appendOnlyTables, readOnlyTables } from './platform/db/roles/table-rights.ts';

/** Rows are only added. */
type AppendOnly<Table> = {
  [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, InsertType<Table[Column]>, never>;
};

type ReadOnly<Table> = {
  [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never>;
};

/** A view, and tables that only triggers write. */
type Derived = 'broken_audit_events' | 'campaign_payers' | 'partner_balances';

/** The erasure of an account blanks some columns of an append-only table. */
type Blanked = 'security_events';

/**
 * The tables as typed for Kysely: generated from the migrations, with the rights of the shop's role. Times are Dates,
 * days are texts such as `2026-03-10`, amounts are integer cents.
 */
export type Database = {
  [Table in keyof DB]: Table extends (typeof readOnlyTables)[number] | Derived
    ? ReadOnly<DB[Table]>
    : Table extends Exclude<(typeof appendOnlyTables)[number], Blanked>
      ? AppendOnly<DB[Table]>
      : DB[Table];
};

type Row<Table extends keyof DB> = Selectable<DB[Table]>;

export type ChargeCurrency = Row<'payments'>['charge_currency'];
export type CommissionReason = NonNullable<Row<'commissions'>['reason']>;
export type DurationUnit = Row<'prices'>['duration_unit'];
export type JournalKind = Row<'journals'>['kind'];
export type MethodCategory = Row<'payment_methods'>['category'];
export type PaymentState = Row<'payments'>['state'];
export type RateSource = NonNullable<Row<'payments'>['rate_source']>;
export type ReferralMode = Row<'partners'>['mode'];
export type RefundAccess = Row<'payment_refunds'>['access'];
export type RefundMethod = Row<'payment_refunds'>['method'];
export type RefundPurpose = Row<'payment_refunds'>['purpose'];
export type WebhookOutcome = NonNullable<Row<'webhook_events'>['outcome']>;
