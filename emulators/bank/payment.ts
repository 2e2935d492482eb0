import type { PaymentRecord } from '../kit/payment-record.ts';

export interface BankPayment extends PaymentRecord {
  readonly currency: 'USD' | 'RUB';
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly notifyUrl: string;
  /** A digest of the body that created it. */
  readonly bodyHash: string;
  /** The idempotency keys of its refunds, with digests of their bodies. */
  readonly refundKeys: readonly { readonly key: string; readonly bodyHash: string }[];
}

export const MERCHANT = 'sesame-demo';

/** The payment as shown in answers of the API and in webhooks. */
export function paymentView(payment: BankPayment, url: string) {
  return {
    id: payment.id,
    order_id: payment.orderId,
    amount: payment.amountMinor,
    currency: payment.currency,
    description: payment.description,
    status: payment.state,
    url,
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
    merchant: MERCHANT,
    live: false,
    refunded: payment.refundedMinor,
    ...(payment.dispute === 'open' &&
      payment.disputeDue !== null && { dispute_due: payment.disputeDue }),
    ...(payment.capturedCurrency !== null && {
      paid_amount: payment.capturedMinor,
      paid_currency: payment.capturedCurrency,
      paid_at: payment.capturedAt,
    }),
  };
}

export type PaymentView = ReturnType<typeof paymentView>;
