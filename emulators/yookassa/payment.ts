import type { PaymentRecord } from '../kit/payment-record.ts';
import type { Shop } from './shop.ts';
import type { Receipt, ReceiptBody } from './wire.ts';

export interface YookassaPayment extends PaymentRecord {
  readonly metadata: Readonly<Record<string, string>>;
  /** The requested payment method, or the default of the page. */
  readonly methodType: string;
  /** The shop shows the QR code; there is no page to send the buyer to. */
  readonly hasQr: boolean;
  /** A method was requested, so the buyer may be sent to a page of its bank. */
  readonly hasOwnMethod: boolean;
  /** The payment method is saved, for the merchant to charge it without the buyer. */
  readonly saves: boolean;
  /** The saved method that the payment charges; null for a payment on a page. */
  readonly chargedMethod: string | null;
  /** Why a payment is canceled by its bank. */
  readonly declineReason: string;
  /** The last digits of the card. */
  readonly last4: string;
  /**
   * The real time, independent of the emulator's clock: a shop looks for a payment in the hour that its order id
   * carries.
   */
  readonly madeAt: Date;
  /** The fiscal receipt that came with the payment. */
  readonly receipt: Receipt | undefined;
  /** Receipts sent later, oldest first. */
  readonly sentReceipts: readonly { readonly id: string; readonly body: ReceiptBody }[];
}

export type YookassaRefund = YookassaPayment['refunds'][number];

const GATEWAY_ID = '100700';
const EXPIRED = { party: 'yoo_money', reason: 'expired_on_confirmation' };
const CANCELED = { party: 'merchant', reason: 'canceled_by_merchant' };

/** `100` → `"1.00"`. */
export function money(minor: number, currency: string) {
  return {
    value: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
    currency,
  };
}

/** Words that replace those of the protocol; empty ones do not. */
export interface Words {
  readonly status?: string;
  readonly receipt?: string;
  readonly refund?: string;
}

/** The payment as the API answers it. */
export function paymentView(
  payment: YookassaPayment,
  { shop, url, words = {} }: { shop: Shop; url: string; words?: Words },
) {
  const { capturedCurrency, capturedAt, refunds } = payment;
  const cancellation = cancellationOf(payment);
  const paid = capturedCurrency !== null;
  const returned = refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    id: payment.id,
    status:
      words.status || (paid ? 'succeeded' : cancellation === undefined ? 'pending' : 'canceled'),
    paid,
    amount: paid
      ? money(payment.capturedMinor, capturedCurrency)
      : money(payment.amountMinor, payment.currency),
    ...(!paid &&
      cancellation === undefined &&
      payment.chargedMethod === null && {
        confirmation: payment.hasQr
          ? { type: 'qr', confirmation_data: url }
          : { type: 'redirect', return_url: payment.returnUrl, confirmation_url: url },
      }),
    ...(cancellation !== undefined && { cancellation_details: cancellation }),
    ...(paid && {
      captured_at: new Date((capturedAt ?? payment.createdAt) * 1_000).toISOString(),
      ...(returned > 0 && { refunded_amount: money(returned, capturedCurrency) }),
      ...(payment.receipt && { receipt_registration: words.receipt || 'succeeded' }),
      payment_method: methodView(payment),
    }),
    created_at: payment.madeAt.toISOString(),
    description: payment.description,
    metadata: payment.metadata,
    recipient: {
      account_id: payment.strange === 'other_merchant' ? `9${shop.id}` : shop.id,
      gateway_id: GATEWAY_ID,
    },
    refundable: paid && payment.refundedMinor < payment.capturedMinor,
    test: payment.strange !== 'test_mode',
  };
}

function methodView({ id, chargedMethod, saves, methodType, last4, madeAt }: YookassaPayment) {
  const saved = saves || chargedMethod !== null;
  return {
    type: methodType,
    id: chargedMethod ?? id,
    saved,
    status: saved ? 'active' : 'inactive',
    ...(methodType === 'bank_card' && {
      title: `Bank card *${last4}`,
      card: {
        first6: '555555',
        last4,
        expiry_month: '12',
        expiry_year: `${madeAt.getUTCFullYear() + 4}`,
        card_type: 'MasterCard',
        issuer_country: 'RU',
      },
    }),
  };
}

export function refundView(
  payment: YookassaPayment,
  { id, amountMinor, state }: YookassaRefund,
  words: Words = {},
) {
  return {
    id,
    payment_id: payment.id,
    status: words.refund || (state === 'failed' ? 'canceled' : state),
    created_at: payment.madeAt.toISOString(),
    amount: money(amountMinor, payment.capturedCurrency ?? payment.currency),
    ...(payment.receipt &&
      state === 'succeeded' && { receipt_registration: words.receipt || 'succeeded' }),
    ...(state === 'failed' && {
      cancellation_details: { party: 'yoo_money', reason: 'rejected_by_payee' },
    }),
  };
}

function cancellationOf({ state, declineReason }: YookassaPayment) {
  if (state === 'declined') return { party: 'payment_network', reason: declineReason };
  if (state === 'expired') return EXPIRED;
  return state === 'canceled' ? CANCELED : undefined;
}
