import type { PaymentRecord } from '../kit/payment-record.ts';
import { DEFAULT_COIN, WRONG_COIN } from './coins.ts';

export type PaymentStatus =
  | 'waiting'
  | 'confirming'
  | 'partially_paid'
  | 'finished'
  | 'failed'
  | 'refunded'
  | 'expired';

/** An invoice, and the payment that exists once the payer has chosen a coin. */
export interface Invoice extends PaymentRecord {
  readonly ipnUrl: string;
  readonly successUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly payCurrency: string | null;
  readonly isFixedRate: boolean;
  /** Null until a coin is chosen; until then the API does not know the payment. */
  readonly status: PaymentStatus | null;
  /** Sent in another coin than requested: a separate deposit, besides the payment that still waits. */
  readonly isWrongAsset: boolean;
  readonly changedAt: number;
}

/** Millionths of a coin; a coin costs a quarter of a percent less than a dollar. */
const MICRO_PER_CENT = 10_025;
const PAYMENT_PREFIX = '5';
const DEPOSIT_PREFIX = '6';

/** The payment's id, from which its invoice is found. */
export function paymentIdOf({ id, isWrongAsset }: Invoice): string {
  return `${isWrongAsset ? DEPOSIT_PREFIX : PAYMENT_PREFIX}${id}`;
}

export function invoiceIdOf(paymentId: string): string {
  return paymentId.slice(1);
}

export function invoiceView(invoice: Invoice) {
  const createdAt = timeOf(invoice.createdAt);
  return {
    id: invoice.id,
    token_id: '1',
    order_id: invoice.orderId,
    order_description: invoice.description,
    price_amount: String(invoice.amountMinor / 100),
    price_currency: 'usd',
    pay_currency: invoice.payCurrency,
    ipn_callback_url: invoice.ipnUrl,
    invoice_url: invoice.url,
    success_url: invoice.successUrl ?? null,
    cancel_url: invoice.cancelUrl ?? null,
    created_at: createdAt,
    updated_at: createdAt,
    is_fixed_rate: invoice.isFixedRate,
    is_fee_paid_by_user: false,
  };
}

/** The payment at a status: its current one, or an earlier one. */
export function paymentView(invoice: Invoice, status: PaymentStatus) {
  const hasArrived = ['partially_paid', 'finished', 'refunded'].includes(status);
  const requestedAmount = (invoice.amountMinor * MICRO_PER_CENT) / 1_000_000;
  const arrived = hasArrived ? (invoice.capturedMinor * MICRO_PER_CENT) / 1_000_000 : 0;
  const coin = invoice.payCurrency ?? DEFAULT_COIN;
  return {
    payment_id: paymentIdOf(invoice),
    ...(invoice.isWrongAsset && { parent_payment_id: `${PAYMENT_PREFIX}${invoice.id}` }),
    invoice_id: Number(invoice.id),
    payment_status: status,
    pay_address: 'TNDFkiSmBQorNFacb3735q8MnT29sn8BLn',
    payin_extra_id: null,
    price_amount: invoice.amountMinor / 100,
    price_currency: 'usd',
    // A deposit was not requested, so its requested amount is the received one.
    pay_amount: invoice.isWrongAsset ? arrived : requestedAmount,
    actually_paid: arrived,
    pay_currency: invoice.isWrongAsset ? WRONG_COIN : coin,
    order_id: invoice.orderId,
    order_description: invoice.description,
    purchase_id: `4${invoice.id}`,
    outcome_amount: hasArrived ? Number((arrived * 0.995).toFixed(6)) : 0,
    outcome_currency: DEFAULT_COIN,
    payment_extra_ids: null,
  };
}

/** The API's answer, with the times. */
export function paymentAnswer(invoice: Invoice, status: PaymentStatus) {
  return {
    ...paymentView(invoice, status),
    created_at: timeOf(invoice.createdAt),
    updated_at: timeOf(invoice.changedAt),
    type: 'crypto2crypto',
  };
}

function timeOf(unixSeconds: number): string {
  return new Date(unixSeconds * 1_000).toISOString();
}
