import * as z from 'zod/mini';
import type { FiscalReceiptState } from '../receipts.ts';
import type { RefundState } from '../refunds.ts';
import type { GatewayState } from '../report.ts';

/** Schemas of YooKassa's API v3. Only used fields are read; new ones may appear at any time. */

const id = z.string().check(z.minLength(1), z.maxLength(100));
const amount = z.object({
  value: z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)),
  currency: z.string().check(z.minLength(1)),
});

export const yookassaPayment = z.object({
  id,
  status: z.string(),
  amount,
  created_at: z.string(),
  description: z.optional(z.string()),
  confirmation: z.optional(
    z.object({
      confirmation_url: z.optional(z.string()),
      /** The link in a QR code. */
      confirmation_data: z.optional(z.string()),
    }),
  ),
  metadata: z.optional(z.record(z.string(), z.unknown())),
  recipient: z.object({ account_id: z.string() }),
  refunded_amount: z.optional(amount),
  cancellation_details: z.optional(z.object({ party: z.string(), reason: z.string() })),
  /** Only with a fiscal receipt. */
  receipt_registration: z.optional(z.string()),
  /** The payment method; it can be charged again only if it was saved. */
  payment_method: z.optional(
    z.object({
      type: z.string(),
      id,
      saved: z.boolean(),
      title: z.optional(z.string()),
      card: z.optional(
        z.object({
          last4: z.string(),
          expiry_month: z.string(),
          expiry_year: z.string(),
          card_type: z.string(),
        }),
      ),
    }),
  ),
  test: z.boolean(),
});
export type YookassaPayment = z.infer<typeof yookassaPayment>;

export const yookassaPaymentList = z.object({
  items: z.array(yookassaPayment),
  next_cursor: z.optional(z.string()),
});

export const yookassaRefund = z.object({
  id,
  payment_id: id,
  status: z.string(),
  amount,
  /** Only with a fiscal receipt. */
  receipt_registration: z.optional(z.string()),
});
export type YookassaRefund = z.infer<typeof yookassaRefund>;

export const yookassaRefundList = z.object({
  items: z.array(yookassaRefund),
  next_cursor: z.optional(z.string()),
});

/** A fiscal receipt, of a payment or of a refund. */
export const yookassaReceipt = z.object({
  id,
  status: z.string(),
  items: z.optional(z.array(z.object({ payment_mode: z.optional(z.string()) }))),
  settlements: z.optional(z.array(z.object({ type: z.string(), amount }))),
  /** Once it is registered. */
  fiscal_document_number: z.optional(z.string()),
  fiscal_storage_number: z.optional(z.string()),
  fiscal_attribute: z.optional(z.string()),
  registered_at: z.optional(z.string()),
});
export type YookassaReceipt = z.infer<typeof yookassaReceipt>;

export const yookassaReceiptList = z.object({
  items: z.array(yookassaReceipt),
  next_cursor: z.optional(z.string()),
});

export const yookassaError = z.object({
  code: z.string(),
  parameter: z.optional(z.string()),
  description: z.optional(z.string()),
});

/** Any webhook; the shape of its object depends on the event. */
export const yookassaWebhook = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.record(z.string(), z.unknown()),
});

export const webhookPayment = z.object({
  id,
  status: z.string(),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});
export const webhookRefund = z.object({ id, payment_id: id, status: z.string() });

type Amount = z.infer<typeof amount>;

/** Converts to minor units; the schema allows at most two decimals. */
export function minorOf({ value }: Amount): number {
  const [whole = '', decimals = ''] = value.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export function amountOf(minor: number, currency: string): Amount {
  const decimals = String(minor % 100).padStart(2, '0');
  return { value: `${Math.floor(minor / 100)}.${decimals}`, currency };
}

/** Cancellation reasons that mean that the payment expired. */
const EXPIRED = ['expired_on_confirmation', 'expired_on_capture'];
/** Canceled by the shop, by API or in the dashboard. */
const CANCELED_BY_SHOP = 'canceled_by_merchant';

/** Undefined for a status that we do not know. */
export function stateOf(payment: YookassaPayment): GatewayState | undefined {
  switch (payment.status) {
    case 'pending':
      // A charge has no page: its bank decides.
      return isCharge(payment) ? 'processing' : 'open';
    case 'waiting_for_capture':
      // We create one-stage payments: this one will succeed by itself.
      return 'processing';
    case 'canceled': {
      const { reason = '' } = payment.cancellation_details ?? {};
      if (EXPIRED.includes(reason)) return 'expired';
      return reason === CANCELED_BY_SHOP ? 'canceled' : 'declined';
    }
    case 'succeeded': {
      const refunded = payment.refunded_amount ? minorOf(payment.refunded_amount) : 0;
      if (refunded === 0) return 'paid';
      return refunded < minorOf(payment.amount) ? 'partially_refunded' : 'refunded';
    }
    default:
      return undefined;
  }
}

/** Set in the metadata of a payment that charges a saved method. */
export const CHARGE = { charge: 'saved_method' } as const;

export function isCharge({ metadata }: Pick<YookassaPayment, 'metadata'>): boolean {
  return metadata?.charge === CHARGE.charge;
}

/** Set in the metadata of a payment whose method should be saved, which YooKassa does not permit to this shop. */
export const SAVING_REFUSED = { saving: 'refused' } as const;

export const fiscalStates: ReadonlyMap<string, FiscalReceiptState> = new Map([
  ['pending', 'waiting'],
  ['succeeded', 'registered'],
  ['canceled', 'failed'],
] as const);

/** A refund in an unknown status is pending: it exists, and is neither booked nor failed. */
export const refundStates: ReadonlyMap<string, RefundState> = new Map([
  ['pending', 'pending'],
  ['succeeded', 'succeeded'],
  ['canceled', 'failed'],
] as const);

/** What an operator has to know of a payment and its refunds: words that we do not know. */
export function unknownWords(
  payment: YookassaPayment,
  refunds: readonly YookassaRefund[],
): string | undefined {
  const receipts = [payment, ...refunds].flatMap(({ receipt_registration: word }) => word ?? []);
  const words = [
    ...(stateOf(payment) === undefined ? [payment.status] : []),
    ...receipts.filter((word) => !fiscalStates.has(word)).map((word) => `receipt: ${word}`),
    ...refunds
      .filter(({ status }) => !refundStates.has(status))
      .map(({ status }) => `refund: ${status}`),
  ];
  return words.length > 0 ? words.join(', ') : undefined;
}

/** Our payment id, sent in the metadata. */
export function orderIdOf({ metadata }: Pick<YookassaPayment, 'metadata'>): string | null {
  const orderId = metadata?.payment_id;
  return typeof orderId === 'string' ? orderId : null;
}
