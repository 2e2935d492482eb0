import type { ColumnType, Generated } from 'kysely';

/** The double-entry journal. */
export interface TablesOfLedger {
  journals: JournalsTable;
  journal_entries: JournalEntriesTable;
  partner_balances: PartnerBalancesTable;
  credit_holds: CreditHoldsTable;
}

export type JournalKind =
  | 'sale'
  | 'refund'
  | 'refund_bounced'
  | 'refund_repaid'
  | 'commission'
  | 'commission_available'
  | 'commission_frozen'
  | 'commission_reversed'
  | 'days'
  | 'spend'
  | 'spend_back'
  | 'credit'
  | 'credit_withheld'
  | 'credit_spent'
  | 'credit_released'
  | 'payout_request'
  | 'payout_back'
  | 'payout_paid';

interface JournalsTable {
  id: string;
  kind: JournalKind;
  /** Set for a posting that is an effect of a payment. */
  payment_id: string | null;
  effect: string;
  created_at: Date;
  /** `payment:<id>`, `commission:<id>`, `payout:<id>`; one posting per subject and effect. */
  subject: string;
}

interface JournalEntriesTable {
  id: Generated<number>;
  journal_id: string;
  account: string;
  amount_cents: number;
  currency: string;
}

/** Maintained by database triggers from the journal entries. */
interface PartnerBalancesTable {
  partner_id: string;
  earned_cents: ColumnType<number, never, never>;
  /** Refunds credited to the balance. */
  credited_cents: ColumnType<number, never, never>;
  pending_cents: ColumnType<number, never, never>;
  available_cents: ColumnType<number, never, never>;
  in_payout_cents: ColumnType<number, never, never>;
  paid_out_cents: ColumnType<number, never, never>;
  spent_cents: ColumnType<number, never, never>;
  reversed_cents: ColumnType<number, never, never>;
  /** Part of the available money that came from refunds: it can pay orders but is not paid out. */
  withheld_cents: ColumnType<number, never, never>;
  days_earned_cents: ColumnType<number, never, never>;
  days_pending_cents: ColumnType<number, never, never>;
  days_available_cents: ColumnType<number, never, never>;
  days_given_cents: ColumnType<number, never, never>;
  days_reversed_cents: ColumnType<number, never, never>;
}

/** One per refund to a balance, until an operator releases it for payout. */
interface CreditHoldsTable {
  id: string;
  user_id: string;
  payment_id: string;
  effect: string;
  amount_cents: number;
  created_at: Date;
  releasable_at: Date;
  released_by: ColumnType<string | null, undefined, string>;
  released_at: ColumnType<Date | null, undefined, Date>;
  released_cents: ColumnType<number | null, undefined, number>;
}
