import type { Generated } from 'kysely';
import type { DurationUnit } from './catalogue.ts';
import type { ChargeCurrency, RateSource } from './gateways.ts';
import type { JsonWithDefault } from './json-columns.ts';

/** Payments, what gateways said of them, and what went back. */
export interface TablesOfPayments {
  payments: PaymentsTable;
  payment_moves: PaymentMovesTable;
  payment_events: PaymentEventsTable;
  payment_effects: PaymentEffectsTable;
  notice_inbox: NoticeInboxTable;
  payment_refunds: PaymentRefundsTable;
  gateway_refunds: GatewayRefundsTable;
  transfer_receipts: TransferReceiptsTable;
  transfer_confirmations: TransferConfirmationsTable;
  payment_confirmations: PaymentConfirmationsTable;
}

export type PaymentState =
  | 'pending'
  | 'review'
  | 'paid'
  | 'expired'
  | 'canceled'
  | 'failed'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

export type FormState = 'none' | 'requested' | 'ready' | 'unknown' | 'refused';
export type NoticeOutcome = 'applied' | 'nothing_to_do' | 'mismatch' | 'unknown_payment';

interface PaymentsTable {
  id: string;
  user_id: string;
  product_id: number;
  price_id: number;
  gateway: string;
  provider: string;
  title: string;
  description: string;
  description_ru: string;
  duration_count: number;
  duration_unit: DurationUnit;
  price_cents: number;
  fee_percent: number;
  fee_cents: number;
  promo_code_id: number | null;
  discount_percent: number;
  discount_cents: number;
  total_cents: number;
  currency: 'USD';
  state: PaymentState;
  created_at: Date;
  expires_at: Date;
  form_state: FormState;
  form_url: string | null;
  gateway_reference: string | null;
  check_at: Date | null;
  check_count: Generated<number>;
  paid_at: Date | null;
  closed_at: Date | null;
  captured_cents: Generated<number>;
  captured_currency: string | null;
  refunded_cents: Generated<number>;
  review_reason: string | null;
  flag: string | null;
  access_from: Date | null;
  access_until: Date | null;
  charge_currency: Generated<ChargeCurrency>;
  /** What the gateway is asked for, in minor units of the charge currency. */
  charge_minor: number;
  /** Units of the charge currency for one dollar, times 10,000; null in dollars. */
  rate_e4: Generated<number | null>;
  rate_source: Generated<RateSource | null>;
  rate_at: Generated<Date | null>;
  gateway_handle: Generated<string | null>;
  provider_option: Generated<string | null>;
  /** In minor units of `captured_currency`. */
  captured_minor: Generated<number>;
  /** What of it the gateway has given back. */
  returned_minor: Generated<number>;
  /** Booked as given back and come back to us since: still to be given to the buyer. */
  owed_minor: Generated<number>;
  owed_cents: Generated<number>;
  /** While it is disputed: who says so. */
  disputed_by: Generated<'gateway' | 'operator' | null>;
  /** What the gateway held of it when an operator gave that back by other means. */
  dismissed_minor: Generated<number | null>;
  /** Where the buyer ordered from, two letters; null where nobody says it. */
  country: Generated<string | null>;
}

/** Refunds that operators asked for. */
interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  operator_id: string;
  way: RefundWay;
  access: RefundAccess;
  amount_cents: number;
  /** The same in the currency that was captured. */
  amount_minor: number;
  currency: ChargeCurrency;
  reason: string;
  state: PaymentRefundState;
  gateway_reference: string | null;
  created_at: Date;
  changed_at: Date;
  purpose: Generated<RefundPurpose>;
  /** The posting that booked it. */
  effect: Generated<string | null>;
  failure: Generated<string | null>;
  attempts: Generated<number>;
  /** When it is looked at next; null once it is decided. */
  try_at: Date | null;
}

/** The refunds that gateways told of one by one. */
interface GatewayRefundsTable {
  payment_id: string;
  reference: string;
  amount_minor: number;
  counted_at: Date | null;
  failed_at: Date | null;
}

export type RefundWay = 'gateway' | 'balance' | 'record';

/** repay: of money that came back to us. return: of money that was never accepted. */
export type RefundPurpose = 'refund' | 'repay' | 'return';
export type RefundAccess = 'keep' | 'shorten' | 'revoke';
export type PaymentRefundState = 'requested' | 'unknown' | 'pending' | 'succeeded' | 'failed';

/** Proofs of bank transfers, for an operator to decide on. */
interface TransferReceiptsTable {
  id: string;
  payment_id: string;
  file: string;
  content_type: 'application/pdf' | 'image/webp';
  bytes: number;
  created_at: Date;
  kept_at: Date | null;
  decision: 'accepted' | 'refused' | null;
  decided_at: Date | null;
  decided_by: string | null;
  decision_reason: string | null;
}

interface TransferConfirmationsTable {
  payment_id: string;
  bank_reference: string;
  received_minor: number;
  currency: string;
  reason: string;
  first_by: string;
  first_at: Date;
  settled_by: string | null;
  settled_at: Date | null;
}

interface PaymentConfirmationsTable {
  id: string;
  payment_id: string;
  provider: string;
  reference: string;
  reason: string;
  needs_two: boolean;
  state: 'waiting' | 'settled' | 'refused' | 'expired';
  asked_by: string;
  asked_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

interface PaymentMovesTable {
  from_state: PaymentState;
  to_state: PaymentState;
}

interface PaymentEventsTable {
  id: Generated<number>;
  payment_id: string;
  kind: string;
  detail: JsonWithDefault;
  created_at: Date;
}

interface PaymentEffectsTable {
  payment_id: string;
  effect: string;
  created_at: Date;
}

interface NoticeInboxTable {
  id: Generated<number>;
  provider: string;
  event_key: string;
  gateway_reference: string | null;
  order_id: string | null;
  body: string;
  received_at: Date;
  applied_at: Date | null;
  outcome: NoticeOutcome | null;
  attempts: Generated<number>;
  try_at: Date;
  last_error: string | null;
  gateway_handle: Generated<string | null>;
  body_removed_at: Generated<Date | null>;
}
