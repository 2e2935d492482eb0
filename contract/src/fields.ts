import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES, PASSWORD_MAX, PROMOCODE_MAX } from './limits.ts';
import { secret } from './secret-fields.ts';

/** Fields that more than one call carries. Objects are strict everywhere: an unknown key is bad input. */

export const languageField = z.enum(LANGUAGES);

/** Capped before anything looks at it; whether it is an address is decided after normalising, by `users.rules`. */
export const emailField = z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX));
export const passwordField = secret(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)));
export const uuidField = z.uuid();
/** Ids of catalogue rows: positive 32-bit integers, as strings in a query. */
export const idField = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const idInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), idField),
);
export const promocodeField = z.string().check(z.maxLength(PROMOCODE_MAX));
export const gatewayField = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));
export const timestampField = z.iso.datetime();
/** A link that the page may open: https, or http for shops on a laptop. */
export const linkField = z.string().check(z.regex(/^https?:\/\//));
export const emptyAnswer = z.strictObject({});

/** Amounts on the wire are dollars with two decimals; inside they are cents. */
export const dollarsField = z.number();

/** Where a rate came from: the Bank of Russia, an operator, or the shop's settings. */
export const rateSources = ['cbr', 'operator', 'setting'] as const;
export type RateSource = (typeof rateSources)[number];

/** What one dollar costs in the currency that a method charges. */
export const rateField = z.strictObject({
  currency: z.literal('RUB'),
  /** At most four decimals. */
  rate: z.number(),
  /** When its source set it. */
  rate_at: timestampField,
  source: z.enum(rateSources),
});
export type RateOnWire = z.output<typeof rateField>;

/** What a payment asks for in that currency: its total at the rate that was frozen with it. */
export const chargeField = z.extend(rateField, {
  /** With two decimals. */
  amount: z.number(),
});
export type ChargeOnWire = z.output<typeof chargeField>;

/** Price lines as the wire shows them, always with the total that would be charged now. */
export const quoteLinesField = z.strictObject({
  subscription_price_id: idField,
  amount: dollarsField,
  fee_percentage: z.number(),
  fee: dollarsField,
  percent: z.number(),
  discount: dollarsField,
  total: dollarsField,
  currency: z.literal('USD'),
});
export type QuoteLinesOnWire = z.output<typeof quoteLinesField>;
