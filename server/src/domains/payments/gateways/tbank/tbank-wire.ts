import { hash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { GatewayState } from '../report.ts';

/** T-Bank's messages, both ways: signature, numbers, statuses. */

/** Characters of the description of a payment. */
export const DESCRIPTION_LENGTH = 140;

/** A parsed message. Numbers stay strings: ids have up to 20 digits, more than a double can hold. */
export type TbankMessage = Readonly<Record<string, unknown>>;

/** @returns undefined when the text is not a JSON object */
export function readMessage(text: string): TbankMessage | undefined {
  const parsed = readJson(text);
  return isObject(parsed) ? parsed : undefined;
}

/** Any JSON, with its numbers as they are written; undefined when the text is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, asWritten);
  } catch {
    return undefined;
  }
}

/** TypeScript's declaration of `JSON.parse` does not have the third argument yet. */
function asWritten(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

function isObject(value: unknown): value is TbankMessage {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** T-Bank's signature: SHA-256 over the root-level values and the password, sorted by field name. */
export function tokenOf(message: TbankMessage, password: string): string {
  const signed = Object.entries({ ...message, Password: password })
    .filter(([name, value]) => name !== 'Token' && typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', signed.map(([, value]) => String(value)).join(''), 'hex');
}

export function isSigned(message: TbankMessage, password: string): boolean {
  const given = message.Token;
  if (typeof given !== 'string') return false;
  const expected = Buffer.from(tokenOf(message, password));
  const claimed = Buffer.from(given);
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}

const digits = z.string().check(z.regex(/^\d{1,20}$/));
const kopecks = z.pipe(
  z.string().check(z.regex(/^\d{1,12}$/)),
  z.transform((text: string) => Number(text)),
);

/** Fields of every response; failures have HTTP status 200 too. */
export const tbankAnswer = z.object({
  Success: z.boolean(),
  ErrorCode: z.optional(z.string()),
  Message: z.optional(z.nullable(z.string())),
});

/** A payment as Init and GetState return it. */
export const tbankPayment = z.object({
  TerminalKey: z.string(),
  OrderId: z.string(),
  PaymentId: digits,
  Status: z.string(),
  ErrorCode: z.optional(z.string()),
});

/** What `Amount` means after a partial refund is documented nowhere: what is left, what was paid or what was refunded. */
export const tbankState = z.extend(tbankPayment, {
  Amount: kopecks,
  Params: z.optional(z.array(z.object({ Key: z.string(), Value: z.string() }))),
});
export type TbankState = z.infer<typeof tbankState>;

/** The cards of a customer, also removed ones; without a `RebillId` a card cannot be charged without its buyer. */
export const tbankCards = z.array(
  z.object({
    CardId: z.string(),
    Pan: z.string(),
    ExpDate: z.optional(z.string()),
    Status: z.string(),
    RebillId: z._default(z.nullable(z.string()), ''),
  }),
);
export type TbankCard = z.infer<typeof tbankCards>[number];

/** The answer to Cancel. */
export const tbankCancel = z.object({
  Status: z.string(),
  /** Before the operation. */
  OriginalAmount: kopecks,
  /** After the operation. */
  NewAmount: kopecks,
});
export type TbankCancel = z.infer<typeof tbankCancel>;

export const tbankCheckout = z.extend(tbankPayment, { PaymentURL: z.string() });

export const tbankQr = z.object({ Data: z.string(), RequestKey: z.optional(z.string()) });

/** How far the linking of an account by the SBP is: `NEW`, `PROCESSING`, `ACTIVE`, or `INACTIVE`. */
export const tbankAccountState = z.object({
  Status: z.string(),
  BankMemberId: z.nullish(z.string()),
  BankMemberName: z.nullish(z.string()),
});
export type TbankAccountState = z.infer<typeof tbankAccountState>;

/** The accounts that are linked to the terminal. */
export const tbankAccounts = z.object({
  AccountTokens: z.array(z.object({ RequestKey: z.string(), AccountToken: z.string() })),
});

/** A webhook about a linked account names only the request that linked it. */
export const tbankLink = z.object({
  NotificationType: z.literal('LINKACCOUNT'),
  TerminalKey: z.string(),
  RequestKey: z.string().check(z.minLength(1), z.maxLength(100)),
  Status: z.string().check(z.maxLength(50)),
});

/** All payments of one order. */
export const tbankOrder = z.object({
  TerminalKey: z.string(),
  OrderId: z.string(),
  Payments: z.array(z.object({ PaymentId: digits, Status: z.string() })),
});

export const tbankWebhook = z.object({
  TerminalKey: z.string(),
  OrderId: z.string().check(z.minLength(1), z.maxLength(100)),
  PaymentId: digits,
  Status: z.string().check(z.maxLength(50)),
  Amount: digits,
});

const states: ReadonlyMap<string, GatewayState> = new Map([
  ['NEW', 'open'],
  ['FORM_SHOWED', 'open'],
  ['PREAUTHORIZING', 'processing'],
  ['AUTHORIZING', 'processing'],
  ['3DS_CHECKING', 'processing'],
  ['3DS_CHECKED', 'processing'],
  ['PAY_CHECKING', 'processing'],
  // Held for a moment before the capture of a one-stage payment.
  ['AUTHORIZED', 'processing'],
  ['CONFIRMING', 'processing'],
  ['CONFIRM_CHECKING', 'processing'],
  ['REVERSING', 'processing'],
  ['PARTIAL_REVERSED', 'processing'],
  ['CONFIRMED', 'paid'],
  // A refund in progress does not change the state of the payment.
  ['REFUNDING', 'paid'],
  ['ASYNC_REFUNDING', 'paid'],
  ['PARTIAL_REFUNDED', 'partially_refunded'],
  ['REFUNDED', 'refunded'],
  ['REJECTED', 'declined'],
  ['AUTH_FAIL', 'declined'],
  ['CANCELED', 'canceled'],
  ['REVERSED', 'canceled'],
  ['DEADLINE_EXPIRED', 'expired'],
  ['ATTEMPTS_EXPIRED', 'expired'],
] as const);

/** Undefined for a status that we do not know. */
export function stateOf(status: string): GatewayState | undefined {
  return states.get(status);
}

/** Among several payments of an order, one with a later state in this list is more significant. */
const weights: readonly GatewayState[] = [
  'canceled',
  'expired',
  'declined',
  'open',
  'processing',
  'refunded',
  'partially_refunded',
  'paid',
];

export function weightOf(status: string): number {
  return weights.indexOf(stateOf(status) ?? 'processing');
}

export function holdsMoney(status: string): boolean {
  return weightOf(status) >= weights.indexOf('refunded');
}

/** `Source`s of a payment that are not the SBP; the bank may name others. */
const OUTSIDE_SBP = ['cards', 'MirPay', 'SberPay', 'TinkoffPay', 'YandexPay'];

/** Whether the payment was certainly not made by the Faster Payments System (SBP). */
export function isKnownOutsideSbp({ Params: params = [] }: TbankState): boolean {
  return params.some(
    ({ Key: key, Value: value }) => key === 'Source' && OUTSIDE_SBP.includes(value),
  );
}

/** Whether the address belongs to the bank's production; a terminal that ends in DEMO moves no real money there. */
export function isProduction({ hostname }: URL): boolean {
  return /(^|\.)(tinkoff|tbank)\.ru$/.test(hostname) && !hostname.includes('test');
}
