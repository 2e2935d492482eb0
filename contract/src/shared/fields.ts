import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES, PASSWORD_MAX, PROMOCODE_MAX } from './limits.ts';
import { secret } from './secret-fields.ts';

/** Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error. */

export const languageField = z.enum(LANGUAGES);

// Only the length is checked here, before anything else; `users.rules` validates the address after normalizing it.
export const emailField = z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX));
export const passwordField = secret(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)));
export const uuidField = z.uuid();
/** The largest value of an integer column in the database. */
export const INTEGER_MAX = 2_147_483_647;
/** The id of a row of the catalogue, such as a product or a price. */
export const idField = z.int().check(z.gte(1), z.lte(INTEGER_MAX));
export const idInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), idField),
);
/** An amount of at least one cent. */
export const centsInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform(Number),
);
export const promocodeField = z.string().check(z.maxLength(PROMOCODE_MAX));
/** The name of a payment method, which payloads call its `gateway`. */
export const gatewayField = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));
/** The name of a provider, to which payment methods belong. */
export const providerField = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));
export const timestampField = z.iso.datetime();
/** A link that the page may open: https, or http for shops on a local machine. */
export const linkField = z.string().check(z.regex(/^https?:\/\//));
/** A link of the inventory: of any scheme that pages may link to; the server checks which (`item-links.ts`). */
export const itemLinkField = z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:\/\//i));
export const emptyAnswer = z.strictObject({});

/** The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`. */
export const durationField = z.string();

// The code uses cents.
/** In dollars, with two decimals. */
export const dollarsField = z.number();

/** The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings. */
export const rateSources = ['cbr', 'operator', 'setting'] as const;
export type RateSource = (typeof rateSources)[number];

/** The price of one dollar in the currency that a payment method charges. */
export const rateField = z.strictObject({
  currency: z.literal('RUB'),
  /** Units of the currency for one dollar, at most four decimals. */
  rate: z.number(),
  /** When the source published it. */
  rate_at: timestampField,
  source: z.enum(rateSources),
});
export type RateDto = z.output<typeof rateField>;

/** The amount charged in that currency: the total at the rate frozen with the quote. */
export const chargeField = z.extend(rateField, {
  /** In that currency, with two decimals. */
  amount: z.number(),
});
export type ChargeDto = z.output<typeof chargeField>;

/** An amount as the gateway reports it. */
export const sumField = z.strictObject({
  /** In this currency, with two decimals. */
  amount: z.number(),
  /** Three letters of ISO 4217. */
  currency: z.string(),
});

/** Serialized price lines; they always include the total that would be charged now. */
export const quoteLinesField = z.strictObject({
  subscription_price_id: idField,
  amount: dollarsField,
  /** Only when the order changes a plan: what credit for unused days pays of the price. */
  credit: z.optional(dollarsField),
  /** Percent of what is due: 3.5 is 3.5 %. */
  fee_percentage: z.number(),
  fee: dollarsField,
  /** Discount of the promo code in percent; 0 without one. */
  percent: z.number(),
  discount: dollarsField,
  total: dollarsField,
  currency: z.literal('USD'),
});
export type QuoteLinesDto = z.output<typeof quoteLinesField>;
