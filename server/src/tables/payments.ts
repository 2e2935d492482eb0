import type { Generated } from 'kysely';
import type { DurationUnit } from './catalogue.ts';
import type { ChargeCurrency, RateSource } from './gateways.ts';
import type { JsonWithDefault } from './json-columns.ts';

/** Payments, the reports of their gateways, and refunds. */
export interface TablesOfPayments {
  payments: PaymentsTable;
  payment_transitions: PaymentTransitionsTable;
  payment_events: PaymentEventsTable;
  payment_effects: PaymentEffectsTable;
  webhook_events: WebhookEventsTable;
  payment_refunds: PaymentRefundsTable;
  gateway_refunds: GatewayRefundsTable;
  transfer_proofs: TransferProofsTable;
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

export type CheckoutState = 'none' | 'requested' | 'ready' | 'unknown' | 'refused';
export type WebhookOutcome = 'applied' | 'nothing_to_do' | 'mismatch' | 'unknown_payment';

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
  checkout_state: CheckoutState;
  checkout_url: string | null;
  gateway_reference: string | null;
  sync_at: Date | null;
  sync_count: Generated<number>;
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
  /** The amount requested from the gateway, in minor units of the charge currency. */
  charge_minor: number;
  /** Units of the charge currency for one dollar, times 10,000; null in dollars. */
  rate_e4: Generated<number | null>;
  rate_source: Generated<RateSource | null>;
  rate_at: Generated<Date | null>;
  gateway_secondary_reference: Generated<string | null>;
  provider_option: Generated<string | null>;
  /** In minor units of `captured_currency`. */
  captured_minor: Generated<number>;
  /** The part of it that the gateway has returned. */
  returned_minor: Generated<number>;
  /** Booked as refunded but returned to us since: still owed to the buyer. */
  owed_minor: Generated<number>;
  owed_cents: Generated<number>;
  /** Who reported the dispute, while there is one. */
  disputed_by: Generated<'gateway' | 'operator' | null>;
  /** The part still held by the gateway when an operator refunded it by other means. */
  dismissed_minor: Generated<number | null>;
  /** Country of the buyer at the order, two letters; null when unknown. */
  country: Generated<string | null>;
}

/** Refunds requested by operators. */
interface PaymentRefundsTable {
  id: string;
  payment_id: string;
  operator_id: string;
  way: RefundMethod;
  access: RefundAccess;
  amount_cents: number;
  /** The same amount in the captured currency. */
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
  /** When it is checked next; null once it is decided. */
  try_at: Date | null;
}

/** Individual refunds reported by gateways. */
interface GatewayRefundsTable {
  payment_id: string;
  reference: string;
  amount_minor: number;
  counted_at: Date | null;
  failed_at: Date | null;
}

export type RefundMethod = 'gateway' | 'balance' | 'record';

/** repay: of money that was returned to us. return: of money that was never accepted. */
export type RefundPurpose = 'refund' | 'repay' | 'return';
export type RefundAccess = 'keep' | 'shorten' | 'revoke';
export type PaymentRefundState = 'requested' | 'unknown' | 'pending' | 'succeeded' | 'failed';

/** Proofs of payment for bank transfers, which an operator decides on. */
interface TransferProofsTable {
  id: string;
  payment_id: string;
  file: string;
  content_type: 'application/pdf' | 'image/webp';
  bytes: number;
  created_at: Date;
  stored_at: Date | null;
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
  confirmed_by: string;
  confirmed_at: Date;
  settled_by: string | null;
  settled_at: Date | null;
}

interface PaymentConfirmationsTable {
  id: string;
  payment_id: string;
  provider: string;
  reference: string;
  reason: string;
  needs_second_operator: boolean;
  state: 'waiting' | 'settled' | 'refused' | 'expired';
  requested_by: string;
  requested_at: Date;
  expires_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

interface PaymentTransitionsTable {
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

interface WebhookEventsTable {
  id: Generated<number>;
  provider: string;
  event_key: string;
  gateway_reference: string | null;
  order_id: string | null;
  body: string;
  received_at: Date;
  applied_at: Date | null;
  outcome: WebhookOutcome | null;
  attempts: Generated<number>;
  try_at: Date;
  last_error: string | null;
  gateway_secondary_reference: Generated<string | null>;
  body_removed_at: Generated<Date | null>;
}
