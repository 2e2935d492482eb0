export type PaymentStatus =
  | 'open'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/** Amounts are integer cents, times are unix seconds. Records are replaced, never changed in place. */
export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: 'USD' | 'RUB';
  readonly description: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly status: PaymentStatus;
  /** What was actually captured; differs from `amount` and `currency` in the wrong-money scenarios. */
  readonly captured: {
    readonly amount: number;
    readonly currency: string;
    readonly at: number;
  } | null;
  readonly refunded: number;
  readonly refundKeys: readonly IdempotencyMark[];
  readonly createKey: IdempotencyMark;
}

/** An idempotency key with a digest of its request body. */
export interface IdempotencyMark {
  readonly key: string;
  readonly bodyHash: string;
}

export const MERCHANT = 'sesame-demo';

/** The payment as shown by the API and in webhooks. */
export function paymentView(payment: Payment, publicUrl: string) {
  const { captured } = payment;
  return {
    id: payment.id,
    order_id: payment.orderId,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.description,
    status: payment.status,
    url: `${publicUrl}/pay/${payment.id}`,
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
    merchant: MERCHANT,
    live: false,
    refunded: payment.refunded,
    ...(captured && {
      paid_amount: captured.amount,
      paid_currency: captured.currency,
      paid_at: captured.at,
    }),
  };
}

export type PaymentView = ReturnType<typeof paymentView>;
