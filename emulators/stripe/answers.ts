import * as z from 'zod/mini';
import { inLibrary, objectOf, unchanging } from '../kit/wire/sources.ts';
import {
  cardRest,
  chargeRest,
  disputeRest,
  intentRest,
  methodRest,
  refundRest,
  sessionRest,
} from './always-present.ts';

/** Stripe's objects as this emulator shows them, from the types of Stripe's library, API version 2026-10-28. */

const object = objectOf(inLibrary);

const text = z.string();
const textOrNull = z.nullable(z.string());
const minor = z.int();
const seconds = z.int().check(z.minimum(1));
const currency = z.string().check(z.regex(/^[a-z]{3}$/));
const metadata = z.record(z.string(), z.string());
const idOf = (prefix: string) => z.string().check(z.startsWith(prefix));

/** The page of a list. */
export const listOf = (item: z.ZodMiniType) =>
  object({ object: z.literal('list'), url: text, has_more: z.boolean(), data: z.array(item) });

export const refund = object({
  id: idOf('re_'),
  object: z.literal('refund'),
  created: seconds,
  amount: minor,
  currency,
  charge: z.nullable(idOf('ch_')),
  payment_intent: z.nullable(idOf('pi_')),
  status: z.nullable(z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled'])),
  metadata: z.nullable(metadata),
  failure_reason: z.optional(text),
  ...unchanging(refundRest),
});

export const charge = object({
  id: idOf('ch_'),
  object: z.literal('charge'),
  created: seconds,
  amount: minor,
  amount_captured: minor,
  amount_refunded: minor,
  refunded: z.boolean(),
  disputed: z.boolean(),
  currency,
  payment_intent: z.nullable(idOf('pi_')),
  metadata,
  livemode: z.boolean(),
  refunds: z.optional(z.nullable(listOf(refund))),
  ...unchanging(chargeRest),
});

export const deletedCustomer = object({
  id: idOf('cus_'),
  object: z.literal('customer'),
  deleted: z.literal(true),
});

export const method = object({
  id: idOf('pm_'),
  object: z.literal('payment_method'),
  type: z.literal('card'),
  card: object({
    brand: text,
    last4: z.string().check(z.regex(/^\d{4}$/)),
    exp_month: z.int(),
    exp_year: z.int(),
    fingerprint: z.nullable(text),
    ...unchanging(cardRest),
  }),
  created: seconds,
  customer: z.nullable(idOf('cus_')),
  livemode: z.boolean(),
  ...unchanging(methodRest),
});

export const intent = object({
  id: idOf('pi_'),
  object: z.literal('payment_intent'),
  created: seconds,
  status: z.enum([
    'canceled',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'succeeded',
  ]),
  amount: minor,
  amount_received: minor,
  currency,
  metadata,
  livemode: z.boolean(),
  last_payment_error: z.nullable(
    object({
      type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
      code: z.optional(text),
      decline_code: z.optional(text),
      advice_code: z.optional(text),
      network_advice_code: z.optional(text),
      message: z.optional(text),
    }),
  ),
  latest_charge: z.nullable(z.union([idOf('ch_'), charge])),
  customer: z.nullable(idOf('cus_')),
  payment_method: z.nullable(z.union([idOf('pm_'), method])),
  setup_future_usage: z.nullable(z.enum(['off_session', 'on_session'])),
  next_action: z.nullable(
    object({
      type: z.literal('redirect_to_url'),
      redirect_to_url: object({ url: textOrNull, return_url: textOrNull }),
    }),
  ),
  ...unchanging(intentRest),
});

const lineItem = object({
  id: idOf('li_'),
  object: z.literal('item'),
  amount_discount: minor,
  amount_subtotal: minor,
  amount_tax: minor,
  amount_total: minor,
  currency,
  description: textOrNull,
  metadata: z.nullable(metadata),
  price: z.null(),
  quantity: z.nullable(z.int()),
});
export const lineItems = listOf(lineItem);

export const session = object({
  id: idOf('cs_'),
  object: z.literal('checkout.session'),
  mode: z.literal('payment'),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['no_payment_required', 'paid', 'unpaid']),
  url: z.nullable(z.url()),
  amount_subtotal: z.nullable(minor),
  amount_total: z.nullable(minor),
  currency: z.nullable(currency),
  client_reference_id: textOrNull,
  customer: z.nullable(idOf('cus_')),
  customer_creation: z.nullable(z.enum(['always', 'if_required'])),
  customer_email: textOrNull,
  metadata: z.nullable(metadata),
  payment_intent: z.nullable(z.union([idOf('pi_'), intent])),
  created: seconds,
  expires_at: seconds,
  livemode: z.boolean(),
  success_url: textOrNull,
  cancel_url: textOrNull,
  locale: textOrNull,
  total_details: z.nullable(
    object({ amount_discount: minor, amount_shipping: z.nullable(minor), amount_tax: minor }),
  ),
  ui_mode: z.literal('hosted_page'),
  presentment_details: z.null(),
  line_items: z.optional(lineItems),
  ...unchanging(sessionRest),
});

export const intentsFound = object({
  object: z.literal('search_result'),
  url: text,
  has_more: z.boolean(),
  next_page: textOrNull,
  data: z.array(intent),
});

export const dispute = object({
  id: idOf('dp_'),
  object: z.literal('dispute'),
  amount: minor,
  balance_transactions: z.array(
    object({
      id: idOf('txn_'),
      object: z.literal('balance_transaction'),
      amount: minor,
      currency,
      fee: minor,
      net: minor,
      type: z.literal('adjustment'),
    }),
  ),
  created: seconds,
  currency,
  charge: idOf('ch_'),
  evidence: z.record(z.string(), text),
  payment_intent: z.nullable(idOf('pi_')),
  reason: text,
  status: z.enum([
    'lost',
    'needs_response',
    'prevented',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ]),
  evidence_details: object({
    due_by: z.nullable(seconds),
    has_evidence: z.boolean(),
    past_due: z.boolean(),
    submission_count: z.int(),
  }),
  is_charge_refundable: z.boolean(),
  livemode: z.boolean(),
  metadata,
  ...unchanging(disputeRest),
});

export const file = object({
  id: idOf('file_'),
  object: z.literal('file'),
  created: seconds,
  expires_at: z.null(),
  filename: textOrNull,
  links: z.null(),
  purpose: z.literal('dispute_evidence'),
  size: z.int(),
  title: textOrNull,
  type: textOrNull,
  url: textOrNull,
});

export const fraudWarning = object({
  id: idOf('issfr_'),
  object: z.literal('radar.early_fraud_warning'),
  actionable: z.boolean(),
  charge: idOf('ch_'),
  created: seconds,
  fraud_type: text,
  livemode: z.boolean(),
  payment_intent: z.optional(idOf('pi_')),
});

export const event = object({
  id: idOf('evt_'),
  object: z.literal('event'),
  api_version: textOrNull,
  created: seconds,
  livemode: z.boolean(),
  pending_webhooks: z.int(),
  request: z.nullable(object({ id: textOrNull, idempotency_key: textOrNull })),
  type: z
    .string()
    .check(
      z.regex(/^(checkout\.session|payment_intent|charge|refund|radar|payment_method)\.[a-z_.]+$/),
    ),
  data: object({
    object: z.discriminatedUnion('object', [
      session,
      intent,
      charge,
      refund,
      dispute,
      fraudWarning,
      method,
    ]),
  }),
});

export const failure = object({
  error: object({
    type: z.enum(['api_error', 'card_error', 'idempotency_error', 'invalid_request_error']),
    message: text,
    code: z.optional(text),
    decline_code: z.optional(text),
    param: z.optional(text),
    payment_intent: z.optional(intent),
  }),
});
