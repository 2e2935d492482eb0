import type { ChargeCurrency } from './checkout.ts';
import type { PaymentQuery } from './payment-query.ts';

export type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as reported by the gateway. */
export type GatewayRefund = {
  /** The gateway's id of the refund. */
  reference: string;
  state: RefundState;
  /** Minor units of the captured currency. */
  amountMinor: number;
};

export type RefundAnswer = {
  /** The gateway's id of the refund; null when it has none. */
  reference: string | null;
  state: RefundState;
  /**
   * What this refund returned, in minor units, if the answer says so and later reports do not (`sumIsAmbiguous`). Booked
   * with the answer.
   */
  returnedMinor?: number;
  /** A fiscal receipt of the refund is on its way, which only a webhook reports. */
  sendsReceipt?: true;
};

export type RefundRequest = PaymentQuery & {
  amountMinor: number;
  currency: ChargeCurrency;
  full: boolean;
  /** Our UUID, at most 36 characters. */
  key: string;
  /** Set when an earlier attempt got no clear answer: what was captured and returned before it, in minor units. */
  repeats?: { readonly capturedMinor: number; readonly returnedMinor: number };
  /** For the fiscal receipt of the refund, where the gateway needs one. */
  receipt?: {
    readonly email: string;
    readonly description: string;
    /** The refund returns the whole payment. */
    readonly isWhole: boolean;
    /** A receipt has closed the prepayment, so the refund returns a full payment. */
    readonly isClosed: boolean;
  };
};
