import * as z from 'zod/mini';
import { documented, objectOf } from '../kit/wire/sources.ts';
import { COINS } from './coins.ts';

/**
 * Requests of the API, from NOWPayments' own collection of calls. Unknown fields are refused everywhere, so that a typo
 * does not go unnoticed.
 */

const object = objectOf(documented);

const webUrl = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')),
);
const coin = z.string().check(z.refine((text) => COINS[text] !== undefined));

export const invoiceBody = object({
  /** Dollars with at most two decimals. */
  price_amount: z.number().check(
    z.minimum(0.01),
    z.maximum(1_000_000),
    z.refine((dollars) => Number(dollars.toFixed(2)) === dollars),
  ),
  price_currency: z.literal('usd'),
  pay_currency: z.optional(coin),
  order_id: z.string().check(z.minLength(1), z.maxLength(100)),
  order_description: z.optional(z.string().check(z.maxLength(500))),
  ipn_callback_url: webUrl,
  success_url: z.optional(webUrl),
  cancel_url: z.optional(webUrl),
  partially_paid_url: z.optional(webUrl),
  is_fixed_rate: z.optional(z.boolean()),
  is_fee_paid_by_user: z.optional(z.literal(false)),
});
export type InvoiceBody = z.infer<typeof invoiceBody>;

export const minimumQuery = object({
  currency_from: coin,
  fiat_equivalent: z.optional(z.literal('usd')),
  is_fixed_rate: z.optional(z.enum(['true', 'false'])),
  is_fee_paid_by_user: z.optional(z.enum(['true', 'false'])),
});

export const fixedRateQuery = object({ fixed_rate: z.optional(z.enum(['true', 'false'])) });

export const estimateQuery = object({
  amount: z.pipe(
    z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)),
    z.transform((text: string) => Number(text)),
  ),
  currency_from: z.literal('usd'),
  currency_to: coin,
});

export const invoicePaymentBody = object({
  iid: z.union([z.string(), z.number()]),
  pay_currency: coin,
  order_description: z.optional(z.string()),
});

export const paymentBody = object({
  price_amount: invoiceBody.shape.price_amount,
  price_currency: z.literal('usd'),
  pay_currency: coin,
  order_id: z.string().check(z.minLength(1), z.maxLength(200)),
  order_description: z.optional(z.string().check(z.maxLength(500))),
  ipn_callback_url: webUrl,
  is_fixed_rate: z.optional(z.boolean()),
});

export const signInBody = object({ email: z.string(), password: z.string() });

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/)),
  z.transform((text: string) => Number(text)),
);

export const listQuery = object({
  invoiceId: z.optional(z.string()),
  limit: z.optional(count),
  page: z.optional(count),
  sortBy: z.optional(z.literal('created_at')),
  orderBy: z.optional(z.enum(['asc', 'desc'])),
});
