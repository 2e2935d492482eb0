import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { GatewayState } from '../gateway.ts';

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

/** Whether the header is the HMAC-SHA512 of the message under one of the secrets. */
export function isSigned(
  message: NowpaymentsMessage,
  header: string | string[] | undefined,
  secrets: readonly string[],
): boolean {
  if (typeof header !== 'string' || !SIGNATURE.test(header)) return false;
  const given = Buffer.from(header, 'hex');
  return (['lists', 'objects'] as const).some((lists) => {
    const text = canonicalOrNothing(message, lists);
    if (text === undefined) return false;
    return secrets.some((secret) => timingSafeEqual(given, signatureOf(text, secret)));
  });
}

function canonicalOrNothing(message: NowpaymentsMessage, lists: 'lists' | 'objects') {
  try {
    return canonicalText(message, lists);
  } catch {
    return undefined;
  }
}

/** Digits and the number of decimals: 13.02 is 1302 with scale 2. */
type Decimal = { digits: bigint; scale: number };

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

export const nowpaymentsInvoice = z.object({
  id,
  order_id: z.string(),
  invoice_url: z.string(),
});

export const nowpaymentsPayment = z.object({
  payment_id: id,
  parent_payment_id: z.optional(z.nullable(z.string())),
  invoice_id: z.optional(z.nullable(id)),
  payment_status: z.enum([
    'waiting',
    'confirming',
    'confirmed',
    'sending',
    'partially_paid',
    'finished',
    'failed',
    'refunded',
    'expired',
    'cancelled',
  ]),
  price_amount: decimal,
  price_currency: z.string(),
  pay_amount: z.optional(z.nullable(decimal)),
  actually_paid: z.optional(z.nullable(decimal)),
  order_id: z.nullable(z.string()),
});
export type NowpaymentsPayment = z.infer<typeof nowpaymentsPayment>;

/** The fields read from a webhook; everything else comes from the API. */
export const nowpaymentsWebhook = z.object({
  payment_id: id,
  invoice_id: z.optional(z.nullable(id)),
  payment_status: z.string().check(z.maxLength(40)),
  actually_paid: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  order_id: z.optional(z.nullable(z.string())),
});

export const nowpaymentsMinimum = z.object({ fiat_equivalent: decimal });

export const nowpaymentsError = z.object({ code: z.optional(z.string()) });

export const paymentStates: Readonly<Record<NowpaymentsPayment['payment_status'], GatewayState>> = {
  waiting: 'open',
  confirming: 'processing',
  confirmed: 'processing',
  sending: 'processing',
  // The money has arrived, only less than requested.
  partially_paid: 'paid',
  finished: 'paid',
  failed: 'declined',
  refunded: 'refunded',
  expired: 'expired',
  cancelled: 'canceled',
};

/**
 * The received amount in cents of the price, in proportion to the coins paid of those requested, rounded down.
 * @returns undefined when the payment does not state how many coins were requested
 */
export function receivedCents({
  price_amount: price,
  pay_amount: expected,
  actually_paid: paid,
}: NowpaymentsPayment): number | undefined {
  if (!paid || paid.digits === 0n) return 0;
  if (!expected || expected.digits === 0n) return undefined;
  const over = price.digits * 100n * paid.digits * 10n ** BigInt(expected.scale);
  const under = expected.digits * 10n ** BigInt(price.scale + paid.scale);
  return Number(over / under);
}

/** Whole cents, rounded up. */
export function centsAtLeast({ digits, scale }: Decimal): number {
  const one = 10n ** BigInt(scale);
  return Number((digits * 100n + one - 1n) / one);
}
