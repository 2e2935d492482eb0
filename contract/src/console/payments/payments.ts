import * as z from 'zod/mini';
import { centsInQuery, dollarsField, timestampField, uuidField } from '../../shared/fields.ts';
import { AMOUNT_MAX_DOLLARS } from '../../shared/limits.ts';
import { paymentStates } from '../../shared/states.ts';
import { reasonField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { refundPreviewField } from './consequences.ts';

const ofOne = z.strictObject({ id: uuidField });
const amountField = dollarsField.check(z.gte(0.01), z.lte(AMOUNT_MAX_DOLLARS), z.multipleOf(0.01));

/**
 * gateway: by the original gateway. balance: to the buyer's balance in the shop. record: paid by other means, only
 * recorded here.
 */
export const refundMethods = ['gateway', 'balance', 'record'] as const;

/**
 * Effect on access: shorten removes days in proportion, rounded down; a full refund removes all of it, unless it is
 * kept.
 */
export const refundAccesses = ['keep', 'shorten', 'revoke'] as const;

export const paymentRefundField = z.strictObject({
  id: uuidField,
  /** repay: money that was returned to us. return: money that was never accepted. */
  purpose: z.enum(['refund', 'repay', 'return']),
  method: z.enum(refundMethods),
  access: z.enum(refundAccesses),
  amount: dollarsField,
  /** The same in the captured currency. */
  charged: z.strictObject({ amount: z.number(), currency: z.enum(['USD', 'RUB']) }),
  reason: z.string(),
  /** unknown: the gateway gave no clear answer and is queried again. pending: the gateway is processing it. */
  state: z.enum(['requested', 'unknown', 'pending', 'succeeded', 'failed']),
  /** The gateway's reason for the failure. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
  changed_at: timestampField,
});

export const paymentRefundsField = z.strictObject({
  state: z.enum(paymentStates),
  captured: dollarsField,
  refunded: dollarsField,
  /** Booked as refunded but returned to the shop; still owed to the buyer. */
  owed: dollarsField,
  refunds: z.array(paymentRefundField),
});
export type PaymentRefunds = z.output<typeof paymentRefundsField>;

const ofMoney = {
  confirmed: true,
  params: ofOne,
  answer: paymentRefundsField,
} as const;

/**
 * Refunds, disputes and reviews of a payment. Each call answers the resulting state of the payment and records an audit
 * event with its reason.
 */
const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read', write: 'payments:write' });

export const listPaymentRefunds = routes.get('listPaymentRefunds', '/payments/:id/refunds', {
  summary: 'Captured and refunded amounts of a payment, and its refunds',
  params: ofOne,
  answer: paymentRefundsField,
});

/** Books the refund in a transaction that is rolled back, so the answer is what the refund would do. */
export const previewRefund = routes.get('previewRefund', '/payments/:id/refunds/preview', {
  permission: 'payments:refund',
  summary: 'What a refund would change for the buyer, partners and promo codes',
  params: ofOne,
  query: z.strictObject({
    method: z.enum(refundMethods),
    access: z.enum(refundAccesses),
    /** In cents; `all` is what is left of the captured amount. */
    cents: z.union([centsInQuery, z.literal('all')]),
  }),
  answer: refundPreviewField,
  errors: ['payment_not_refundable', 'refund_open', 'refund_too_large'],
});

/**
 * The refund is stored first and its id is the idempotency key of the call to the gateway, so a repeat never refunds
 * twice. A 200 may contain a refund that is pending, unknown or failed. `version_conflict` carries the current
 * `refunded` and `remaining`.
 */
export const refundPayment = routes.post('refundPayment', '/payments/:id/refunds', {
  permission: 'payments:refund',
  ...ofMoney,
  summary: 'Refund a payment',
  body: z.strictObject({
    method: z.enum(refundMethods),
    access: z.enum(refundAccesses),
    /** In dollars; 'all' is what is left of the captured amount. */
    amount: z.union([amountField, z.literal('all')]),
    /** The total already refunded when the form was opened. */
    expected_refunded: dollarsField.check(z.gte(0), z.lte(AMOUNT_MAX_DOLLARS)),
    reason: reasonField,
    /** Must be true when a partial refund revokes the access, which is rarely intended. */
    revokes_for_part: z.optional(z.boolean()),
  }),
  errors: [
    'payment_not_refundable',
    'access_end_unconfirmed',
    'refund_open',
    'refund_too_large',
    'refund_method_closed',
    'version_conflict',
  ],
  idempotent: true,
});

/** How a refund ended, when its gateway does not say. */
export const refundOutcomes = ['paid_back', 'not_paid_back'] as const;

/**
 * For a refund that its gateway has left open for a day. The payment is synced first, and what the gateway says then
 * takes precedence over the operator. `paid_back` books the refund; after `not_paid_back` it has failed, and another one
 * can be made.
 */
export const resolveRefund = routes.post('resolveRefund', '/payments/:id/refunds/:refund/resolve', {
  permission: 'payments:refund',
  ...ofMoney,
  params: z.strictObject({ id: uuidField, refund: uuidField }),
  summary: 'Record how a refund ended that its gateway leaves open',
  body: z.strictObject({ outcome: z.enum(refundOutcomes), reason: reasonField }),
  errors: ['version_conflict'],
});

/** Sends the full owed amount, the same way or another. */
export const repayRefund = routes.post('repayRefund', '/payments/:id/refunds/repay', {
  permission: 'payments:refund',
  ...ofMoney,
  summary: 'Repay the buyer after a refund was returned to the shop',
  body: z.strictObject({
    method: z.enum(refundMethods),
    /** The owed amount that the form showed. */
    expected_owed: amountField,
    reason: reasonField,
  }),
  errors: ['refund_open', 'refund_method_closed', 'version_conflict'],
  idempotent: true,
});

/**
 * For gateways that do not report disputes. `lost` books the rest as refunded and reverses access and commissions; a
 * dispute that a gateway reports is ended by that gateway.
 */
export const declareDispute = routes.post('declareDispute', '/payments/:id/dispute', {
  permission: 'payments:refund',
  ...ofMoney,
  summary: 'Record a dispute of a payment, or its outcome',
  body: z.strictObject({ outcome: z.enum(['opened', 'won', 'lost']), reason: reasonField }),
  errors: ['dispute_state_changed', 'refund_open'],
});

/** For two payments that were intended, or that were settled otherwise: the buyer is no longer asked. */
export const dismissDoublePayment = routes.post(
  'dismissDoublePayment',
  '/payments/:id/double/dismiss',
  {
    permission: 'payments:refund',
    params: ofOne,
    summary: 'Stop asking the buyer about a payment that doubles an earlier one',
    body: z.strictObject({ reason: reasonField }),
    answer: paymentRefundsField,
    errors: ['double_payment_answered'],
  },
);

/**
 * Money held because it does not match the order. `accept` syncs with the gateway and then grants the order for the
 * amount received; another currency cannot be accepted. `return` refunds it; with `record` it was returned by other
 * means.
 */
export const resolveReview = routes.post('resolveReview', '/payments/:id/review', {
  permission: 'payments:refund',
  ...ofMoney,
  summary: 'Accept or return money that was held for review',
  body: z.strictObject({
    decision: z.enum(['accept', 'return', 'record']),
    reason: reasonField,
  }),
  errors: [
    'review_state_changed',
    'review_not_acceptable',
    'refund_open',
    'refund_method_closed',
    'gateway_unavailable',
  ],
});

export const syncConsolePayment = routes.post('syncConsolePayment', '/payments/:id/sync', {
  ...ofMoney,
  summary: 'Sync a payment with its gateway now',
  confirmed: false,
  errors: ['gateway_unavailable'],
});

/** For gateways that name a payment in webhooks only (`takes_payment_id`). The gateway's own record decides. */
export const syncPaymentById = routes.post('syncPaymentById', '/payments/:id/sync-by-id', {
  permission: 'payments:confirm',
  ...ofMoney,
  summary: 'Find the money of a payment by the ID that its gateway gave it',
  body: z.strictObject({
    gateway_payment: z.string().check(z.trim(), z.regex(/^[\w-]{1,64}$/)),
    reason: reasonField,
  }),
  errors: [
    'payment_not_confirmable',
    'gateway_payment_unknown',
    'gateway_payment_foreign',
    'gateway_unavailable',
  ],
});
