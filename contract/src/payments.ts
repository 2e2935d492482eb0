import * as z from 'zod/mini';
import { promoRefusals } from './errors.ts';
import {
  chargeField,
  dollarsField,
  emptyAnswer,
  gatewayField,
  idField,
  idInQuery,
  linkField,
  promocodeField,
  quoteLinesField,
  rateField,
  timestampField,
  uuidField,
} from './fields.ts';
import { defineRoute } from './route.ts';
import { secret } from './secret-fields.ts';

const PAYMENT = '/api-payment/api/v1';
const LAYOUT = '/api-subs/api/v1/sub-layout';

export const paymentMethodField = z.strictObject({
  gateway: gatewayField,
  category: z.enum(['worldwide', 'cis']),
  title: z.string(),
  title_ru: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  description_ru: z.string(),
  /** A picture's address, or `icon:<name>` for one of the shop's own. */
  image_url: z.string(),
  fee_percentage: z.number(),
  button_text: z.string(),
  button_text_ru: z.string(),
  /** Only of the balance, and there only while it is above 0: what it can pay. */
  available: z.optional(dollarsField),
  /** Only of methods that charge another currency: the rate that would be frozen now. */
  charge: z.optional(rateField),
});
export type PaymentMethod = z.output<typeof paymentMethodField>;

export const listPaymentMethods = defineRoute({
  id: 'listPaymentMethods',
  method: 'GET',
  path: `${PAYMENT}/payment_type/list`,
  tag: 'Payments',
  summary: 'The payment methods that are on',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: z.array(paymentMethodField),
});

/** The answer is advice: nothing is reserved until Pay. Unknown and refused codes answer 400 `promo_invalid` with `reason`. */
export const checkPromocode = defineRoute({
  id: 'checkPromocode',
  method: 'GET',
  path: `${PAYMENT}/promocode/check/`,
  tag: 'Payments',
  summary: 'The discount of a promo code for this user',
  auth: 'user',
  viewable: true,
  limit: 'promocodeCheck',
  query: z.strictObject({
    promocode: promocodeField,
    /** Given, the code is also checked against this price's product and amount. */
    subscription_price_id: z.optional(idInQuery),
    gateway: z.optional(gatewayField),
  }),
  answer: z.strictObject({ percent: z.number() }),
  errors: ['promo_invalid'],
});

/** Details of `promo_invalid`. */
export const promoInvalidDetails = z.object({ reason: z.enum(promoRefusals) });

/**
 * Freezes the quote, reserves the promo code, and opens the payment at the gateway.
 * A repeat re-uses the open payment. A free order is paid at once and answers the dashboard's address.
 * `price_changed` and `product_inactive` carry `lines`: what would be charged now (null when nothing can be ordered), and
 * `charge` where only the rate has moved.
 */
export const startPayment = defineRoute({
  id: 'startPayment',
  method: 'POST',
  path: `${PAYMENT}/payment-form/`,
  tag: 'Payments',
  summary: 'Start paying for a price with a method',
  auth: 'user',
  limit: 'startPayment',
  query: z.strictObject({ subscription_price_id: idInQuery }),
  body: z.strictObject({
    gateway: gatewayField,
    promocode: z.optional(z.nullable(promocodeField)),
    /** The total the buyer saw. Another total now → `price_changed`. */
    expected_total: z.optional(z.number().check(z.gte(0), z.lte(200_000))),
    /** The same in the currency that the method charges, where that is another one. Another sum now → `price_changed`. */
    expected_charge: z.optional(z.number().check(z.gte(0), z.lte(2_000_000_000))),
  }),
  answer: z.strictObject({ url: linkField, payment_id: uuidField }),
  errors: [
    'price_unknown',
    'product_inactive',
    'price_changed',
    'method_unknown',
    'method_unavailable',
    'promo_invalid',
    'too_many_open_payments',
    'payment_in_review',
    'gateway_unavailable',
    'balance_too_small',
  ],
  idempotent: true,
});

/** Details of `price_changed` and `product_inactive`. */
export const staleQuoteDetails = z.object({
  lines: z.nullable(quoteLinesField),
  charge: z.optional(chargeField),
});

export const cancelPayment = defineRoute({
  id: 'cancelPayment',
  method: 'POST',
  path: `${PAYMENT}/payment/cancel`,
  tag: 'Payments',
  summary: 'Give up an own open payment',
  auth: 'user',
  limit: 'write',
  body: z.strictObject({ payment_id: uuidField }),
  answer: emptyAnswer,
  errors: ['payment_not_cancelable'],
});

export const pendingPaymentField = z.strictObject({
  id: uuidField,
  title: z.string(),
  picture: z.string(),
  duration: z.string(),
  total: dollarsField,
  /** Only where the gateway asks for another currency. */
  charge: z.optional(chargeField),
  gateway: gatewayField,
  /** The gateway's page, to open it again; null until the gateway answered. */
  url: z.nullable(linkField),
  created_at: timestampField,
  expires_at: timestampField,
  /** Money came that does not fit the order: people check it by hand, nothing is granted by itself. */
  in_review: z.boolean(),
  /** Only of a bank transfer: whether its money or people are waited for, or another receipt. */
  transfer: z.optional(z.enum(['waiting', 'checking', 'refused'])),
});
export type PendingPayment = z.output<typeof pendingPaymentField>;

export const isPaymentPending = defineRoute({
  id: 'isPaymentPending',
  method: 'GET',
  path: `${LAYOUT}/payments/is_pending`,
  tag: 'Payments',
  summary: 'Whether a payment of this user is being processed, and which',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: z.strictObject({ is_pending: z.boolean(), payments: z.array(pendingPaymentField) }),
});

export const paymentStatuses = ['Not payed', 'Expired', 'Active'] as const;

export const paymentHistoryItemField = z.strictObject({
  id: uuidField,
  created_at: timestampField,
  sub_plan_id: idField,
  sub_plan_title: z.string(),
  pictures: z.array(z.string()),
  status: z.enum(paymentStatuses),
  /** Being processed right now, by the gateway or by hand. */
  is_pending: z.boolean(),
  /** Money came that does not fit the order and is checked by hand. */
  in_review: z.boolean(),
  price_table: z.strictObject({ amount: dollarsField, duration: z.string() }),
  /** What was asked of the gateway: price + fee − discount. */
  total: dollarsField,
  /** The same where the gateway was asked for another currency. */
  charge: z.optional(chargeField),
});
export type PaymentHistoryItem = z.output<typeof paymentHistoryItemField>;

export const listPayments = defineRoute({
  id: 'listPayments',
  method: 'GET',
  path: `${LAYOUT}/payments`,
  tag: 'Payments',
  summary: 'The payment history, newest first, 50 at a time',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  query: z.strictObject({
    /** The id of the last payment of the page before. */
    before: z.optional(uuidField),
  }),
  answer: z.array(paymentHistoryItemField),
});

/** Notices of gateways. The body stays raw bytes until the gateway's own file has verified it. */
export const receiveNotice = defineRoute({
  id: 'receiveNotice',
  method: 'POST',
  path: `${PAYMENT}/webhook/:provider`,
  tag: 'Gateways',
  summary: 'A signed notice from a payment gateway',
  auth: 'signature',
  limit: 'notice',
  params: z.strictObject({ provider: gatewayField }),
  answer: emptyAnswer,
  errors: ['notice_rejected'],
});

/** The same for gateways whose notices carry no strong signature: their address ends in a key that only they were told. */
export const receiveKeyedNotice = defineRoute({
  id: 'receiveKeyedNotice',
  method: 'POST',
  path: `${PAYMENT}/webhook/:provider/:key`,
  tag: 'Gateways',
  summary: 'A notice from a payment gateway that is known by its address',
  auth: 'signature',
  limit: 'notice',
  params: z.strictObject({
    provider: gatewayField,
    key: secret(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  }),
  answer: emptyAnswer,
  errors: ['notice_rejected'],
});
