import * as z from 'zod/mini';
import { promoRefusals } from '../shared/errors.ts';
import {
  chargeField,
  dollarsField,
  durationField,
  emptyAnswer,
  gatewayField,
  idField,
  idInQuery,
  linkField,
  promocodeField,
  providerField,
  quoteLinesField,
  rateField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { giftStates } from '../shared/gifts/gift-states.ts';
import { CONSENT_MAX } from '../shared/limits.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';
import { paymentStates } from '../shared/states.ts';
import { changedPlanField } from './orders/changed-plan.ts';

const PAYMENT = '/api-payment/api/v1';
const LAYOUT = '/api-subs/api/v1/sub-layout';

const routes = defineRoutes({ tag: 'Payments', base: PAYMENT });
const layout = defineRoutes({ tag: 'Payments', base: LAYOUT });
const webhooks = defineRoutes({ tag: 'Gateways', base: PAYMENT });

export const paymentMethodField = z.strictObject({
  gateway: gatewayField,
  category: z.enum(['worldwide', 'cis']),
  title: z.string(),
  title_ru: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  description_ru: z.string(),
  /** Address of a picture, or `icon:<name>` for a built-in icon. */
  image_url: z.string(),
  /** Percent of what is due: 3.5 is 3.5 %. */
  fee_percentage: z.number(),
  button_text: z.string(),
  button_text_ru: z.string(),
  /** Only for the balance, and only while it is above 0: the amount it can pay. */
  available: z.optional(dollarsField),
  /** Only for methods that charge another currency: the rate that would be frozen now. */
  charge: z.optional(rateField),
  /** What the buyer pays with can be saved for later payments; see `save` of `startPayment`. */
  saves: z.optional(z.literal(true)),
  /** A subscription bought with it can be renewed automatically; see `renew` of `startPayment`. */
  renews: z.optional(z.literal(true)),
});
export type PaymentMethod = z.output<typeof paymentMethodField>;

export const listPaymentMethods = routes.read('listPaymentMethods', '/payment_type/list', {
  summary: 'The enabled payment methods',
  answer: z.array(paymentMethodField),
});

/**
 * Only a preview: nothing is reserved until Pay. Unknown and refused codes answer 400 `promo_invalid` with `reason`.
 */
export const checkPromoCode = routes.read('checkPromoCode', '/promocode/check/', {
  summary: 'The discount of a promo code for this user',
  limit: 'promocodeCheck',
  query: z.strictObject({
    promocode: promocodeField,
    /** If given, the code is also checked against the product and amount of this price. */
    subscription_price_id: z.optional(idInQuery),
    gateway: z.optional(gatewayField),
  }),
  /** The discount in percent. */
  answer: z.strictObject({ percent: z.number() }),
  errors: ['promo_invalid'],
});

/** Details of `promo_invalid`. */
export const promoInvalidDetails = z.object({ reason: z.enum(promoRefusals) });

/** The outcome of the charge of a saved method. */
export const chargeResultField = z.strictObject({
  /**
   * `pending`: there is no answer yet; the order is charged at most once, and no other one for the product may begin.
   * `confirm`: nothing was charged because the bank wants the buyer to confirm; an order without `saved_method` opens a
   * page for that.
   */
  state: z.enum(['paid', 'pending', 'confirm', 'declined']),
  /** Why it was declined. `method_dead`: the method cannot be charged any more. `shop`: the gateway refuses the shop. */
  reason: z.optional(z.enum(['funds', 'bank', 'technical', 'method_dead', 'shop'])),
});
export type ChargeResult = z.output<typeof chargeResultField>;

/** No total is as large, with the largest price and fee. */
const TOTAL_MAX_DOLLARS = 200_000;

/**
 * Freezes the quote, reserves the promo code and creates the checkout at the gateway. A repeat reuses the open payment.
 * A free order is paid at once and answers the dashboard's address. `price_changed` and `product_inactive` carry
 * `lines`, what would be charged now (null when nothing can be ordered), and `charge` when only the rate has changed.
 */
export const startPayment = routes.post('startPayment', '/payment-form/', {
  summary: 'Start a payment for a price with a payment method',
  limit: 'startPayment',
  query: z.strictObject({ subscription_price_id: idInQuery }),
  body: z.strictObject({
    gateway: gatewayField,
    promocode: z.optional(z.nullable(promocodeField)),
    /** The total in dollars that the buyer saw. If it has changed: `price_changed`. */
    expected_total: z.optional(z.number().check(z.gte(0), z.lte(TOTAL_MAX_DOLLARS))),
    /** The same in the currency that the method charges, if it is another one. If it has changed: `price_changed`. */
    expected_charge: z.optional(z.number().check(z.gte(0), z.lte(2_000_000_000))),
    /**
     * The buyer agrees to have what they pay with saved; `mandate` is the version of the text that they saw. Refused with
     * `method_unavailable` where nothing can be saved.
     */
    save: z.optional(z.strictObject({ mandate: z.literal([1, 2]) })),
    /**
     * A saved method of the buyer, to be charged at once instead of opening a page; not together with `save`. Refused with
     * `method_unavailable` when it cannot be charged under this payment method.
     */
    saved_method: z.optional(uuidField),
    /**
     * The buyer agrees to automatic renewal by the text of `readRenewalConsent`; together with `save` or
     * `saved_method`, unless they pay from the balance. If it would be another text now: `renewal_terms_changed`.
     */
    renew: z.optional(
      z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(CONSENT_MAX)) }),
    ),
    /**
     * The order replaces the running plan of this subscription; `credit` for its unused days, from `readPlanChange`, pays
     * the price first. If it has changed: `credit_changed`.
     */
    change: z.optional(
      z.strictObject({
        subscription: uuidField,
        /** Dollars. */
        credit: z.number().check(z.gte(0), z.lte(TOTAL_MAX_DOLLARS)),
      }),
    ),
    /** Bought as a gift: the buyer gets a code instead of access. Never together with `save` or `renew`. */
    gift: z.optional(z.literal(true)),
  }),
  answer: z.strictObject({
    url: linkField,
    payment_id: uuidField,
    /** With `saved_method`, unless there was nothing to pay. */
    charge: z.optional(chargeResultField),
  }),
  errors: [
    'shop_closed',
    'price_unknown',
    'product_inactive',
    'price_changed',
    'method_unknown',
    'method_unavailable',
    'promo_invalid',
    'too_many_open_payments',
    'payment_in_review',
    'renewal_underway',
    'charge_underway',
    'gateway_unavailable',
    'balance_too_small',
    'renewal_terms_changed',
    'not_found',
    'plan_not_changeable',
    'plan_same',
    'plan_owned',
    'credit_changed',
  ],
  idempotent: true,
});

/** What is charged each time is without the discount of a promo code. */
export const readRenewalConsent = routes.read('readRenewalConsent', '/renewal-consent', {
  summary: 'What a buyer agrees to who has an order renewed automatically',
  query: z.strictObject({ subscription_price_id: idInQuery, gateway: gatewayField }),
  answer: z.strictObject({
    /** In the language of the call: exactly the text that the shop keeps. */
    text: z.string(),
  }),
  errors: ['price_unknown', 'method_unavailable'],
});

/** Details of `price_changed` and `product_inactive`. */
export const staleQuoteDetails = z.object({
  lines: z.nullable(quoteLinesField),
  charge: z.optional(chargeField),
});

export const cancelPayment = routes.post('cancelPayment', '/payment/cancel', {
  summary: 'Cancel an open payment of the user',
  body: z.strictObject({ payment_id: uuidField }),
  answer: emptyAnswer,
  errors: ['payment_not_cancelable'],
});

export const pendingPaymentField = z.strictObject({
  id: uuidField,
  title: z.string(),
  title_ru: z.string(),
  picture: z.string(),
  duration: durationField,
  total: dollarsField,
  /** Only when the gateway charges another currency. */
  charge: z.optional(chargeField),
  gateway: gatewayField,
  /** The checkout page, to open it again; null until the gateway has answered. */
  url: z.nullable(linkField),
  /** A saved method is being charged: there is no page to open, and it cannot be canceled. */
  is_charge: z.optional(z.literal(true)),
  created_at: timestampField,
  expires_at: timestampField,
  /** The received money does not match the order; an operator reviews it, and nothing is granted automatically. */
  in_review: z.boolean(),
  /** Only for a bank transfer: waiting for money, for an operator's check, or for another proof of payment. */
  transfer: z.optional(z.enum(['waiting', 'checking', 'refused'])),
});
export type PendingPayment = z.output<typeof pendingPaymentField>;

export const isPaymentPending = layout.read('isPaymentPending', '/payments/is_pending', {
  summary: 'The payment of this user that is being processed, if any',
  polled: true,
  answer: z.strictObject({ is_pending: z.boolean(), payments: z.array(pendingPaymentField) }),
});

export const paymentStatuses = ['Not payed', 'Expired', 'Active'] as const;

export const paymentHistoryItemField = z.strictObject({
  id: uuidField,
  /** Short number to read out, in receipts and mails: `P-7K3M-92QF`. */
  number: z.string(),
  created_at: timestampField,
  sub_plan_id: idField,
  sub_plan_title: z.string(),
  sub_plan_title_ru: z.string(),
  pictures: z.array(z.string()),
  status: z.enum(paymentStatuses),
  /** The same more precisely. */
  state: z.enum(paymentStates),
  /** Being processed now, by the gateway or an operator. */
  is_pending: z.boolean(),
  /** The received money does not match the order; an operator reviews it. */
  in_review: z.boolean(),
  gateway: gatewayField,
  price_table: z.strictObject({ amount: dollarsField, duration: durationField }),
  /** The charged amount: price + fee − discount. */
  total: dollarsField,
  /** The same, when the gateway charges another currency. */
  charge: z.optional(chargeField),
  /** The plan that replaced the one it bought; absent when none did. */
  changed_to: z.optional(changedPlanField),
  /** Bought as a gift. */
  gift: z.optional(z.literal(true)),
  /** Only once the gift was paid. `status` of a gift is `Active` until it is refunded. */
  gift_state: z.optional(z.enum(giftStates)),
  /** The buyer has paid the product twice and can decide whether to keep this payment. */
  asks_double: z.optional(z.literal(true)),
  /** A refund came back to the shop, which owes it to the buyer again. */
  refund_owed: z.optional(z.literal(true)),
});
export type PaymentHistoryItem = z.output<typeof paymentHistoryItemField>;

export const listPayments = layout.read('listPayments', '/payments', {
  summary: 'The payment history, newest first, 50 at a time',
  polled: true,
  query: z.strictObject({
    /** The id of the last payment of the previous page. */
    before: z.optional(uuidField),
  }),
  answer: z.array(paymentHistoryItemField),
});

/** Incoming webhooks of gateways. The body stays raw bytes until the gateway's module has verified the signature. */
export const receiveWebhook = webhooks.signed.post('receiveWebhook', '/webhook/:provider', {
  summary: 'A signed webhook from a payment gateway',
  params: z.strictObject({ provider: providerField }),
  answer: emptyAnswer,
  errors: ['webhook_rejected'],
});

/** For gateways whose webhooks carry no strong signature: the address ends in a key that only the gateway knows. */
export const receiveKeyedWebhook = webhooks.signed.post(
  'receiveKeyedWebhook',
  '/webhook/:provider/:key',
  {
    summary: 'A webhook from a payment gateway that is authenticated by its address',
    params: z.strictObject({
      provider: providerField,
      key: secret(z.string().check(z.regex(/^[\w-]{16,64}$/))),
    }),
    answer: emptyAnswer,
    errors: ['webhook_rejected'],
  },
);
