import * as z from 'zod/mini';
import { dollarsField, timestampField, uuidField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/**
 * What an operator may do about the money of a payment. Each of these calls answers how the payment stands then, and leaves
 * an act in the record with its reason.
 */
const BASE = '/api-admin/api/v1/payments/:id';

const ofOne = z.strictObject({ id: uuidField });
const amountField = dollarsField.check(z.gte(0.01), z.lte(1_000_000), z.multipleOf(0.01));

/** gateway: the way it came. balance: to the buyer's balance here. record: by other means, and only written down here. */
export const refundWays = ['gateway', 'balance', 'record'] as const;

/**
 * What becomes of the access: shorten takes off days in proportion, rounded down; all of the money takes all of it, unless it
 * is kept.
 */
export const refundAccesses = ['keep', 'shorten', 'revoke'] as const;

export const paymentRefundField = z.strictObject({
  id: uuidField,
  /** repay: of money that came back to us. return: of money that was never accepted. */
  purpose: z.enum(['refund', 'repay', 'return']),
  way: z.enum(refundWays),
  access: z.enum(refundAccesses),
  amount: dollarsField,
  /** The same in the currency that was captured. */
  charged: z.strictObject({ amount: z.number(), currency: z.enum(['USD', 'RUB']) }),
  reason: z.string(),
  /** unknown: the gateway gave no clear answer, and is asked again. pending: it works on it. */
  state: z.enum(['requested', 'unknown', 'pending', 'succeeded', 'failed']),
  /** Why it failed, in the gateway's words. */
  failure: z.nullable(z.string()),
  created_at: timestampField,
  changed_at: timestampField,
});

export const paymentStandingField = z.strictObject({
  state: z.enum([
    'pending',
    'review',
    'paid',
    'expired',
    'canceled',
    'failed',
    'partially_refunded',
    'refunded',
    'disputed',
  ]),
  captured: dollarsField,
  refunded: dollarsField,
  /** Booked as refunded, and come back since: the buyer still has to get it. */
  owed: dollarsField,
  refunds: z.array(paymentRefundField),
});
export type PaymentStanding = z.output<typeof paymentStandingField>;

const ofMoney = {
  tag: 'Payments',
  auth: 'operator',
  permission: 'payments:refund',
  confirmed: true,
  limit: 'operatorWrite',
  params: ofOne,
  answer: paymentStandingField,
} as const;

export const listPaymentRefunds = defineRoute({
  id: 'listPaymentRefunds',
  method: 'GET',
  path: `${BASE}/refunds`,
  tag: 'Payments',
  summary: 'What a payment took, what went back, and the refunds that were asked for',
  auth: 'operator',
  permission: 'payments:read',
  limit: 'operatorRead',
  params: ofOne,
  answer: paymentStandingField,
});

/**
 * The refund is written down first and its id is the key of the call to the gateway, so a repeat never pays twice. An answer
 * that says 200 may hold a refund that is pending, unknown or failed.
 * `changed_meanwhile` carries `refunded` and `remaining` as they are now.
 */
export const refundPayment = defineRoute({
  ...ofMoney,
  id: 'refundPayment',
  method: 'POST',
  path: `${BASE}/refunds`,
  summary: 'Give money of a payment back',
  body: z.strictObject({
    way: z.enum(refundWays),
    access: z.enum(refundAccesses),
    /** In dollars; 'all' is what is left of what was captured. */
    amount: z.union([amountField, z.literal('all')]),
    /** What had gone back altogether when the form was opened. */
    expected_refunded: dollarsField.check(z.gte(0), z.lte(1_000_000)),
    reason: reasonField,
  }),
  errors: [
    'payment_not_refundable',
    'refund_open',
    'refund_too_large',
    'refund_way_closed',
    'changed_meanwhile',
  ],
  idempotent: true,
});

/** All of it, another way or the same again. */
export const repayRefund = defineRoute({
  ...ofMoney,
  id: 'repayRefund',
  method: 'POST',
  path: `${BASE}/refunds/repay`,
  summary: 'Give the buyer what is owed since a refund came back',
  body: z.strictObject({
    way: z.enum(refundWays),
    /** What the form said is owed. */
    expected_owed: amountField,
    reason: reasonField,
  }),
  errors: ['refund_open', 'refund_way_closed', 'changed_meanwhile'],
  idempotent: true,
});

/**
 * For gateways that do not tell of disputes. `lost` books all that is left as given back, takes the access back and the
 * commissions with it; a dispute that a gateway tells of ends with what that gateway says.
 */
export const declareDispute = defineRoute({
  ...ofMoney,
  id: 'declareDispute',
  method: 'POST',
  path: `${BASE}/dispute`,
  summary: 'Say that a payment is disputed, or how a dispute ended',
  body: z.strictObject({ outcome: z.enum(['opened', 'won', 'lost']), reason: reasonField }),
  errors: ['dispute_moved', 'refund_open'],
});

/**
 * Money that was held because it did not fit. `accept` grants what was ordered for what came, and asks the gateway first;
 * other money than the order's cannot be accepted. `return` gives it back; by `record` it went back by other means.
 */
export const resolveReview = defineRoute({
  ...ofMoney,
  id: 'resolveReview',
  method: 'POST',
  path: `${BASE}/review`,
  summary: 'Accept or return money that was held for review',
  body: z.strictObject({
    decision: z.enum(['accept', 'return', 'record']),
    reason: reasonField,
  }),
  errors: [
    'review_moved',
    'review_not_acceptable',
    'refund_open',
    'refund_way_closed',
    'gateway_unavailable',
  ],
});

export const recheckPayment = defineRoute({
  ...ofMoney,
  id: 'recheckPayment',
  method: 'POST',
  path: `${BASE}/recheck`,
  summary: 'Ask the gateway how a payment stands, now',
  permission: 'payments:write',
  confirmed: false,
  errors: ['gateway_unavailable'],
});
