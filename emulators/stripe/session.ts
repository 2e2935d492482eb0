import type { PaymentRecord } from '../kit/payment-record.ts';

/** A Checkout session, with its payment intent and charge. */
export interface Session extends PaymentRecord {
  readonly email: string | null;
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly cancelUrl: string | undefined;
  /** Created at the first attempt to pay. */
  readonly intentId: string | null;
  /** Created when money moves. */
  readonly chargeId: string | null;
  readonly livemode: boolean;
  /** The customer it was created for or creates when it is paid; null without one. */
  readonly customerId: string | null;
  readonly createsCustomer: boolean;
  /** Whether the payment method is saved for later payments. */
  readonly saves: boolean;
  /** The card that paid; null before the payment, and for a card that cannot be charged again. */
  readonly methodId: string | null;
  /** An intent without a session: it charges a saved card. */
  readonly isCharge: boolean;
  /** Why a charge is declined; empty when it is not. */
  readonly declineCode: string;
  /** How a dispute that Stripe prevented was settled; null for any other. */
  readonly prevented: string | null;
  readonly disputeReason: string;
  /** What the merchant has submitted to the dispute; null before. */
  readonly evidence: Readonly<Record<string, string>> | null;
  /** Id of the early fraud warning of its bank. */
  readonly fraudWarning: string | null;
  /** Unix seconds by the id of a refund. */
  readonly refundedAt: Readonly<Record<string, number>>;
  /** The merchant's metadata of refunds, by id; refunds from the dashboard have none. */
  readonly refundMetadata: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
