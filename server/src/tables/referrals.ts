import type { ColumnType, Generated } from 'kysely';

/** Partners, their visitors, commissions and payouts. */
export interface TablesOfReferrals {
  campaign_days: CampaignDaysTable;
  campaign_payers: CampaignPayersTable;
  referral_days: ReferralDaysTable;
  visit_keys: VisitKeysTable;
  visitor_hashes: VisitorHashesTable;
  referral_rules: ReferralRulesTable;
  rule_changes: RuleChangesTable;
  partners: PartnersTable;
  referral_flags: ReferralFlagsTable;
  flagged_buyers: FlaggedBuyersTable;
  commissions: CommissionsTable;
  commission_transitions: CommissionTransitionsTable;
  commission_days: CommissionDaysTable;
  earned_days: EarnedDaysTable;
  payouts: PayoutsTable;
  payout_transitions: PayoutTransitionsTable;
}

interface ReferralRulesTable {
  version: ColumnType<number, never, never>;
  deposit_percent: number;
  first_payment_percent: number;
  verified_percent: number;
  hold_days: number;
  payout_min_cents: number;
  second_operator_cents: number;
  network_accounts_max: number;
  created_at: Date;
}

/** Changes of the rules that wait for a second owner or for a day to pass. */
interface RuleChangesTable {
  id: string;
  rules: ColumnType<Omit<ReferralRulesTable, 'version' | 'created_at'>, string, never>;
  from_version: number;
  reason: string;
  requested_by: string;
  requested_at: Date;
  due_at: Date;
  state: Generated<'waiting' | 'applied' | 'withdrawn'>;
  decided_by: ColumnType<string | null, undefined, string | null>;
  decided_at: ColumnType<Date | null, undefined, Date>;
}

export type ReferralMode = 'base' | 'subs';

interface PartnersTable {
  user_id: string;
  mode: Generated<ReferralMode>;
  service_ids: Generated<number[]>;
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface ReferralFlagsTable {
  id: string;
  partner_id: string;
  /** The prefix of an IP address. */
  network: string;
  created_at: Date;
  verdict: ColumnType<'cleared' | 'confirmed' | null, undefined, 'cleared' | 'confirmed'>;
  resolved_at: ColumnType<Date | null, undefined, Date>;
}

interface FlaggedBuyersTable {
  buyer_id: string;
  flag_id: string;
}

export type CommissionState = 'pending' | 'review' | 'disputed' | 'available' | 'reversed';
export type CommissionReason = 'refund' | 'operator' | 'many_accounts' | 'dispute';

interface CommissionsTable {
  id: string;
  payment_id: string;
  kind: 'deposit' | 'first_payment';
  partner_id: string;
  buyer_id: string;
  mode: ReferralMode;
  service_ids: number[];
  rule_version: number;
  rate_percent: number;
  base_cents: number;
  amount_cents: number;
  created_at: Date;
  available_at: Date;
  state: CommissionState;
  reason: CommissionReason | null;
  reversed_cents: Generated<number>;
  matured: Generated<number>;
}

interface CommissionTransitionsTable {
  from_state: CommissionState;
  to_state: CommissionState;
}

interface CommissionDaysTable {
  partner_id: string;
  day: string;
  deposit_cents: Generated<number>;
  first_payment_cents: Generated<number>;
}

interface EarnedDaysTable {
  id: string;
  commission_id: string;
  matured: number;
  service_id: number;
  product_id: number;
  partner_id: string;
  days: number;
  value_cents: number;
  created_at: Date;
}

export type PayoutState = 'requested' | 'approved' | 'paid' | 'rejected' | 'canceled';

interface PayoutsTable {
  id: string;
  user_id: string;
  network: 'usdt_trc20' | 'ton';
  address: string;
  memo: string | null;
  amount_cents: number;
  rule_version: number;
  created_at: Date;
  not_before: Date;
  state: PayoutState;
  approved_by: ColumnType<string | null, undefined, string | null>;
  approved_at: ColumnType<Date | null, undefined, Date | null>;
  /** The operator who sends the money, set when they are shown the address. */
  sending_by: ColumnType<string | null, undefined, string | null>;
  sending_at: ColumnType<Date | null, undefined, Date | null>;
  paid_by: ColumnType<string | null, undefined, string>;
  closed_at: ColumnType<Date | null, undefined, Date>;
  reason: ColumnType<string | null, undefined, string>;
  /** As it was typed. */
  transaction: ColumnType<string | null, undefined, string>;
  /** The intent of the call that requested it, so that it is requested only once. */
  intent: ColumnType<Buffer | null, Buffer | undefined, never>;
  /** The bytes of the hash, which do not depend on its spelling. */
  transaction_hash: ColumnType<Buffer | null, undefined, Buffer>;
}

interface PayoutTransitionsTable {
  from_state: PayoutState;
  to_state: PayoutState;
}

/** Written only by the database. Days, here and below, are UTC dates as text: `2026-03-10`. */
interface CampaignPayersTable {
  campaign: ColumnType<string, never, never>;
  user_id: ColumnType<string, never, never>;
  revenue_cents: ColumnType<number, never, never>;
}

interface CampaignDaysTable {
  campaign: string;
  day: string;
  visits: Generated<number>;
  activations: Generated<number>;
}

interface ReferralDaysTable {
  user_id: string;
  day: string;
  visits: Generated<number>;
}

interface VisitKeysTable {
  day: string;
  key: Buffer;
}

interface VisitorHashesTable {
  day: string;
  hash: Buffer;
}
