import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** NOWPayments' messages: numbers too large for doubles, decimal amounts, signature, statuses. */

/** A number as written in the message: ids may exceed 2^53, coin amounts have up to 18 decimals. */
class WrittenNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type NowpaymentsMessage = Readonly<Record<string, unknown>>;

/** @returns undefined when the text is not a JSON object */
export function readMessage(text: string): NowpaymentsMessage | undefined {
  try {
    const parsed: unknown = JSON.parse(text, asWritten);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** TypeScript's declaration of `JSON.parse` does not have the third argument yet. */
function asWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? new WrittenNumber(context?.source ?? `${value}`) : value;
}

function isObject(value: unknown): value is NowpaymentsMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof WrittenNumber)
  );
}

/** Converts numbers to strings; webhooks and the API disagree on which fields are numbers. */
export function withTexts(message: NowpaymentsMessage): NowpaymentsMessage {
  const entries = Object.entries(message).map(([name, value]) => [
    name,
    value instanceof WrittenNumber ? value.source : value,
  ]);
  return Object.fromEntries(entries);
}

/** Far deeper than any genuine webhook; protects against stack overflow by hostile ones. */
const MAX_DEPTH = 50;

/**
 * The signed text: the message without white space, keys sorted at every level. The sample in the documentation turns
 * lists into objects, the library of the vendor keeps them.
 */
export function canonicalText(value: unknown, lists: 'lists' | 'objects', depth = 0): string {
  if (depth > MAX_DEPTH) throw new RangeError('nested too deeply');
  const inner = (one: unknown) => canonicalText(one, lists, depth + 1);
  if (value instanceof WrittenNumber) return value.source;
  if (Array.isArray(value)) {
    if (lists === 'lists') return `[${value.map(inner).join(',')}]`;
    return `{${value.map((one, index) => `"${index}":${inner(one)}`).join(',')}}`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${inner(value[name])}`).join(',')}}`;
}

export function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha512', secret).update(text).digest();
}

const SIGNATURE = /^[0-9a-f]{128}$/;

/**
 * Whether the header is the HMAC-SHA512 of the message under one of the secrets. The vendor's recipe parses the body and
 * signs what JSON.stringify writes, which spells unusual numbers differently (`15.0`, ids over 2^53); a sender in another
 * language signs them as they are written. Both count.
 */
export function isSigned(
  message: NowpaymentsMessage,
  header: string | string[] | undefined,
  secrets: readonly string[],
): boolean {
  if (typeof header !== 'string' || !SIGNATURE.test(header)) return false;
  const given = Buffer.from(header, 'hex');
  const texts = new Set(signedTexts(message));
  return [...texts].some((text) =>
    secrets.some((secret) => timingSafeEqual(given, signatureOf(text, secret))),
  );
}

/** The texts that the sender may have signed; none for a message that is nested too deeply. */
function signedTexts(message: NowpaymentsMessage): string[] {
  try {
    return (['lists', 'objects'] as const).flatMap((lists) => [
      canonicalText(message, lists),
      JSON.stringify(parsedAndSorted(message, lists)),
    ]);
  } catch {
    return [];
  }
}

/** The message as JavaScript parses it; objects list integer-like names first, as the vendor's do. */
function parsedAndSorted(value: unknown, lists: 'lists' | 'objects'): unknown {
  if (value instanceof WrittenNumber) return Number(value.source);
  const inner = (one: unknown) => parsedAndSorted(one, lists);
  if (Array.isArray(value)) {
    return lists === 'lists' ? value.map(inner) : Object.fromEntries(value.map(inner).entries());
  }
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inner(value[name])]));
}

/** Digits and the number of decimals: 13.02 is 1302 with scale 2. */
export type Decimal = { digits: bigint; scale: number };

const DECIMAL = /^(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i;

const decimal = z.pipe(
  z.string().check(z.regex(DECIMAL)),
  z.transform((text: string): Decimal => {
    const [, whole = '', decimals = '', exponent = '0'] = text.match(DECIMAL) ?? [];
    const scale = decimals.length - Number(exponent);
    const digits = BigInt(whole + decimals);
    return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
  }),
);

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** An amount that only raises doubts; undefined when it cannot be read. */
const hint = z.catch(z.optional(z.nullable(decimal)), undefined);

export const nowpaymentsInvoice = z.object({
  id,
  order_id: z.string(),
  invoice_url: z.string(),
});

export const nowpaymentsPayment = z.object({
  payment_id: id,
  parent_payment_id: z.optional(z.nullable(id)),
  invoice_id: z.optional(z.nullable(id)),
  /** Any word: one that NOWPayments adds must not make the payment unreadable. */
  payment_status: z.string().check(z.maxLength(100)),
  price_amount: decimal,
  price_currency: z.string(),
  pay_amount: z.optional(z.nullable(decimal)),
  actually_paid: z.optional(z.nullable(decimal)),
  /** What arrived in the currency of the store; 0 when NOWPayments did not compute it. */
  actually_paid_at_fiat: hint,
  /** What the store gets for it, without fees. */
  outcome_amount: hint,
  outcome_currency: z.optional(z.nullable(z.string())),
  order_id: z.optional(z.nullable(z.string())),
});
export type NowpaymentsPayment = z.infer<typeof nowpaymentsPayment>;

/** The fields read from a webhook; everything else comes from the API. */
export const nowpaymentsWebhook = z.object({
  payment_id: id,
  parent_payment_id: z.optional(z.nullable(id)),
  invoice_id: z.optional(z.nullable(id)),
  payment_status: z.string().check(z.maxLength(100)),
  actually_paid: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  order_id: z.optional(z.nullable(z.string())),
});

/** The answer to a sign-in, and a page of payments. */
export const nowpaymentsSignIn = z.object({
  token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)),
});
export const nowpaymentsList = z.object({ data: z.array(z.looseObject({})) });

export const nowpaymentsMinimum = z.object({ fiat_equivalent: decimal });

/** The coins that are switched on in the account. */
export const nowpaymentsMerchantCoins = z.object({
  selectedCurrencies: z.optional(z.array(z.string())),
  currencies: z.optional(z.array(z.string())),
});
export const nowpaymentsCurrencies = z.object({ currencies: z.array(z.looseObject({})) });
export const nowpaymentsCurrency = z.object({
  code: z.string().check(z.regex(/^[a-z0-9]{2,30}$/i)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  network: z.optional(z.nullable(z.string())),
  enable: z.optional(z.boolean()),
});

export const nowpaymentsEstimate = z.object({ estimated_amount: decimal });

/** A payment in a coin, as it is created. */
export const nowpaymentsOpened = z.object({
  payment_id: id,
  pay_address: z.string().check(z.minLength(1), z.maxLength(200)),
  payin_extra_id: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  pay_amount: decimal,
  pay_currency: z.string(),
  order_id: z.optional(z.nullable(z.string())),
  expiration_estimate_date: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
});

/** `13.02`, without an exponent and without zeros at the end. */
export function textOfDecimal({ digits, scale }: Decimal): string {
  const text = digits.toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const decimals = text.slice(text.length - scale).replace(/0+$/, '');
  return scale === 0 || decimals === '' ? whole : `${whole}.${decimals}`;
}

export const nowpaymentsError = z.object({ code: z.optional(z.string()) });

/** Whole cents, rounded up. */
export function centsAtLeast({ digits, scale }: Decimal): number {
  const one = 10n ** BigInt(scale);
  return Number((digits * 100n + one - 1n) / one);
}
