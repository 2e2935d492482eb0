import type { PaymentRecord } from '../kit/payment-record.ts';

/** A Checkout session, with the payment intent and the charge that come of it. */
export interface Session extends PaymentRecord {
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly cancelUrl: string | undefined;
  /** Made when somebody first tries to pay. */
  readonly intentId: string | null;
  /** Made when money moves. */
  readonly chargeId: string | null;
  readonly livemode: boolean;
  /** What the merchant wrote on refunds, by their ids; those of the dashboard have nothing. */
  readonly refundMetadata: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
