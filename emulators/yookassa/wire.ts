import * as z from 'zod/mini';
import { documented, objectOf } from '../kit/wire/sources.ts';

/**
 * Requests of the API, from YooKassa's OpenAPI document. Unknown fields are refused everywhere, so that a typo does not go
 * unnoticed.
 */

const object = objectOf(documented);

export const rubles = object({
  value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
  currency: z.literal('RUB'),
});

const webUrl = z.string().check(
  z.maxLength(2_048),
  z.refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')),
);

/** Those that a shop of digital services can need. */
const measures = [
  'piece',
  'day',
  'hour',
  'minute',
  'megabyte',
  'gigabyte',
  'terabyte',
  'another',
] as const;
const subjects = [
  'commodity',
  'job',
  'service',
  'intellectual_activity',
  'payment',
  'agent_commission',
  'composite',
  'another',
] as const;
const modes = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
] as const;

export const receipt = object({
  customer: object({ email: z.email() }),
  tax_system_code: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  items: z
    .array(
      object({
        description: z.string().check(z.minLength(1), z.maxLength(128)),
        quantity: z.number().check(z.positive()),
        amount: rubles,
        /** Required by FFD 1.2; without it the receipt is refused as a whole. */
        measure: z.optional(z.enum(measures)),
        vat_code: z.int().check(z.minimum(1), z.maximum(12)),
        payment_subject: z.enum(subjects),
        payment_mode: z.enum(modes),
      }),
    )
    .check(z.minLength(1)),
});
export type Receipt = z.infer<typeof receipt>;

/** A receipt that is sent alone. The SDKs name no other fields that a shop of digital services needs. */
export const receiptBody = object({
  ...receipt.shape,
  type: z.enum(['payment', 'refund']),
  payment_id: z.optional(z.string()),
  refund_id: z.optional(z.string()),
  /** Has to be true. */
  send: z.literal(true),
  settlements: z
    .array(
      object({
        type: z.enum(['cashless', 'prepayment', 'postpayment', 'consideration']),
        amount: rubles,
      }),
    )
    .check(z.minLength(1)),
}).check(z.refine(({ type, ...body }) => body[`${type}_id`] !== undefined));
export type ReceiptBody = z.infer<typeof receiptBody>;

const locale = z.optional(z.enum(['ru_RU', 'en_US']));

export const createBody = object({
  amount: rubles,
  /** One-stage payments only. The real default is false, so leaving it out is refused too. */
  capture: z.literal(true),
  /** Not for a payment with a saved method. */
  confirmation: z.optional(
    z.discriminatedUnion('type', [
      object({ type: z.literal('redirect'), return_url: webUrl, locale }),
      object({ type: z.literal('qr'), return_url: z.optional(webUrl), locale }),
    ]),
  ),
  payment_method_id: z.optional(z.string()),
  save_payment_method: z.optional(z.boolean()),
  description: z.optional(z.string().check(z.maxLength(128))),
  metadata: z.optional(
    z
      .record(z.string().check(z.maxLength(32)), z.string().check(z.maxLength(512)))
      .check(z.refine((entries) => Object.keys(entries).length <= 16)),
  ),
  payment_method_data: z.optional(
    object({
      type: z.enum([
        'bank_card',
        'sbp',
        'sberbank',
        'tinkoff_bank',
        'yoo_money',
        'mobile_balance',
        'cash',
        'sber_bnpl',
        'sber_loan',
      ]),
    }),
  ),
  receipt: z.optional(receipt),
});
export type CreateBody = z.infer<typeof createBody>;

export const captureBody = object({
  amount: z.optional(rubles),
  receipt: z.optional(receipt),
});

export const refundBody = object({
  payment_id: z.string(),
  amount: rubles,
  description: z.optional(z.string().check(z.maxLength(250))),
  receipt: z.optional(receipt),
});
export type RefundBody = z.infer<typeof refundBody>;

const page = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
  cursor: z.optional(z.string()),
};
const moment = z.optional(z.iso.datetime());

export const paymentsQuery = object({
  ...page,
  status: z.optional(z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled'])),
  'created_at.gte': moment,
  'created_at.gt': moment,
  'created_at.lte': moment,
  'created_at.lt': moment,
});
export type PaymentsQuery = z.infer<typeof paymentsQuery>;

export const refundsQuery = object({ ...page, payment_id: z.optional(z.string()) });

export const receiptsQuery = object({
  ...page,
  payment_id: z.optional(z.string()),
  refund_id: z.optional(z.string()),
}).check(z.refine((query) => query.payment_id === undefined || query.refund_id === undefined));

/** `"10.50"` → 1050; the schema limits the input. */
export function minorOf({ value }: { value: string }): number {
  return Number(value.replace('.', ''));
}
