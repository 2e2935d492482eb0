import * as z from 'zod/mini';
import { assumed, documented, inSample, objectOf } from '../kit/wire/sources.ts';

/** PayPal's objects, from its OpenAPI documents of orders v2, payments v2, disputes v1 and webhooks v1. */

const object = objectOf(documented);

const TOKEN_QUESTION =
  'Does the webhook about a new token of the vault name its order, and does the order show the token afterwards?';

const text = z.string().check(z.minLength(1));
const time = z.iso.datetime();
const orderId = z.string().check(z.regex(/^[A-Z0-9]{1,36}$/));

const money = object({
  currency_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  value: z.string().check(z.regex(/^\d+\.\d\d$/)),
});
const links = z.array(
  object({ href: z.url(), rel: text, method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']) }),
);
const payee = object({
  email_address: z.optional(z.email()),
  merchant_id: z.optional(z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{13}$/))),
});

export const refund = object({
  id: text,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: z.optional(money),
  custom_id: z.optional(text),
  links: z.optional(links),
});

export const capture = object({
  id: text,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z.optional(object({ reason: z.literal('ECHECK') })),
  amount: money,
  final_capture: z.boolean(),
  payee: z.optional(payee),
  custom_id: z.optional(text),
  invoice_id: z.optional(text),
  supplementary_data: z.optional(
    object({ related_ids: object({ order_id: z.optional(orderId) }) }),
  ),
  create_time: time,
  update_time: time,
  links,
});

const units = z.array(
  object({
    reference_id: text,
    amount: money,
    payee,
    description: text,
    custom_id: text,
    invoice_id: text,
    payments: z.optional(
      object({ captures: z.optional(z.array(capture)), refunds: z.optional(z.array(refund)) }),
    ),
  }),
);

const vaultId = z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,36}$/));
const customer = object({ id: z.string().check(z.regex(/^[0-9a-zA-Z_-]{1,22}$/)) });
const accountId = z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{13}$/));

/** What an order has saved: without an id while the token is still being made. */
const vault = object({
  id: z.optional(vaultId),
  status: z.enum(['VAULTED', 'CREATED', 'APPROVED']),
  customer,
  links,
});

const shownWallet = object({
  account_id: z.optional(accountId),
  attributes: z.optional(object({ vault })),
});

export const paymentToken = object({
  id: vaultId,
  customer,
  payment_source: object({ paypal: object({ payer_id: accountId }) }),
  links,
});
export const paymentTokens = object({ customer, payment_tokens: z.array(paymentToken), links });
/** 204 has no body. */
export const nothing = object({});

/** Which order made a token is not in the document of the webhook. */
const madeToken = z.strictObject({
  ...documented({ id: vaultId, customer, payment_source: shownToken(), links }),
  ...assumed(TOKEN_QUESTION)({ metadata: object({ order_id: orderId }) }),
});
const removedToken = object({ id: vaultId, customer, payment_source: shownToken(), links });

function shownToken() {
  return object({ paypal: object({ payer_id: accountId }) });
}

/** The short form has the id, the status and the links. */
export const order = object({
  id: orderId,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  payment_source: z.optional(object({ paypal: shownWallet })),
  intent: z.optional(z.literal('CAPTURE')),
  purchase_units: z.optional(units),
  create_time: z.optional(time),
  update_time: z.optional(time),
  links,
});

export const disputeAnswered = object({ links });

export const dispute = object({
  dispute_id: text,
  create_time: time,
  update_time: time,
  reason: text,
  status: z.enum([
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ]),
  dispute_state: z.enum([
    'REQUIRED_ACTION',
    'REQUIRED_OTHER_PARTY_ACTION',
    'UNDER_PAYPAL_REVIEW',
    'RESOLVED',
    'OPEN_INQUIRIES',
    'APPEALABLE',
  ]),
  dispute_amount: money,
  seller_response_due_date: z.optional(time),
  disputed_transactions: z.optional(z.array(object({ seller_transaction_id: text }))),
  dispute_life_cycle_stage: z.optional(
    z.enum(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
  ),
  dispute_outcome: z.optional(
    object({
      outcome_code: z.enum([
        'RESOLVED_BUYER_FAVOUR',
        'RESOLVED_SELLER_FAVOUR',
        'RESOLVED_WITH_PAYOUT',
        'CANCELED_BY_BUYER',
        'ACCEPTED',
        'DENIED',
        'NONE',
      ]),
      amount_refunded: z.optional(money),
    }),
  ),
});

export const disputes = object({ items: z.array(dispute), links });

export const token = z.strictObject(
  inSample({
    scope: text,
    access_token: text,
    token_type: z.literal('Bearer'),
    app_id: text,
    expires_in: z.int(),
    nonce: text,
  }),
);

/** An approval that was not captured in time. */
const reversal = z.strictObject(inSample({ order_id: orderId, purchase_units: units }));

const event = (
  resource_type: string,
  event_type: RegExp,
  resource: z.ZodMiniType,
  resource_version: '2.0' | '3.0' = '2.0',
) =>
  object({
    id: text,
    event_version: z.literal('1.0'),
    create_time: time,
    resource_type: z.literal(resource_type),
    resource_version: z.literal(resource_version),
    event_type: z.string().check(z.regex(event_type)),
    summary: text,
    resource,
  });

export const webhook = z.union([
  event('checkout-order', /^CHECKOUT\.ORDER\.APPROVED$/, order),
  event('payment-approval', /^CHECKOUT\.PAYMENT-APPROVAL\.REVERSED$/, reversal),
  event('capture', /^PAYMENT\.CAPTURE\.(COMPLETED|PENDING|DENIED|REVERSED)$/, capture),
  event('refund', /^PAYMENT\.(CAPTURE\.REFUNDED|REFUND\.(PENDING|FAILED))$/, refund),
  event('payment_token', /^VAULT\.PAYMENT-TOKEN\.CREATED$/, madeToken, '3.0'),
  event('payment_token', /^VAULT\.PAYMENT-TOKEN\.DELETED$/, removedToken, '3.0'),
  event('dispute', /^CUSTOMER\.DISPUTE\.(CREATED|UPDATED|RESOLVED)$/, dispute),
]);

export const failure = object({
  name: text,
  message: text,
  debug_id: text,
  details: z.optional(z.array(object({ issue: text, description: z.optional(text) }))),
  links,
});
