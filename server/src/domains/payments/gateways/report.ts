import type { GatewayDispute } from './disputes.ts';
import type { GatewayReceipt } from './receipts.ts';
import type { GatewayRefund } from './refunds.ts';
import type { GatewayMethod } from './saved-method.ts';

/** The states of a payment at a gateway, mapped to our names. */
export type GatewayState =
  | 'open'
  /** The buyer has approved; no money moves until `capture` is called. Only for gateways with `capture`. */
  | 'approved'
  /** Money is on its way and may still fail: the bank is deciding, or a chain is confirming. */
  | 'processing'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/** The current state of a payment, fetched from the gateway API. Settlement relies on this alone. */
export type GatewayReport = {
  reference: string;
  /** See `Checkout`; null when the gateway has none, or none yet. */
  secondaryReference: string | null;
  orderId: string;
  /**
   * False for payments of another merchant, for test payments on a live shop, and for real ones on a test shop. Such a
   * payment never grants access.
   */
  merchantMatches: boolean;
  state: GatewayState;
  /**
   * Total captured, in minor units; 0 before any capture. For a partial refund not listed in `refunds`: what is left.
   */
  capturedMinor: number;
  /** ISO code, upper case; may differ from the charge currency. */
  capturedCurrency: string | null;
  /** Total refunded, without failed refunds; null when the gateway does not report it, and our own record counts. */
  refundedMinor: number | null;
  /** The individual refunds, if the gateway lists them. */
  refunds: readonly GatewayRefund[];
  /**
   * No document says what the one sum of this gateway means after a partial refund: what is left, what was paid or what
   * was refunded. It books no refund that we did not request (`partial-refund.rules.ts`).
   */
  sumIsAmbiguous?: true;
  /**
   * The report adds up several payments of the order: the one with this secondary reference, which brought too little, and
   * further ones made for what was missing. `secondaryReference` has those of all, joined by `+`.
   */
  sumFrom?: string;
  /** The received money may not be worth the price (a second deposit, another coin): an operator decides. */
  needsReview?: true;
  /**
   * What the gateway said that the shop does not understand, in the gateway's own words: an unknown status, a payment that
   * it names but does not show. An operator is alerted. An unknown status counts as `processing`: it neither grants nor
   * ends anything.
   */
  unclear?: string;
  /** How much less than the charge still settles the payment, by the gateway's settings; minor units. */
  toleratedMinor?: number;
  /** Until when an open dispute can be answered; absent when the gateway does not say. */
  disputeDueAt?: Date;
  /** All disputes and inquiries; absent without any, and when the gateway reports none individually. */
  disputes?: readonly GatewayDispute[];
  /** The id of the open dispute, else of the latest one; absent without any, and when the gateway does not report it. */
  disputeReference?: string;
  /** A new address of the open checkout, for a buyer who has to act again; absent while the first one holds. */
  checkoutUrl?: string;
  /** The fiscal receipts of the payment and its refunds; absent when the gateway sends none. */
  receipts?: readonly GatewayReceipt[];
  /** The receipt of the payment is one of a prepayment, so another one has to close it once access is given. */
  closesPrepayment?: boolean;
  /** The gateway's short code for a decline, for the timeline. Not meant for buyers, and without personal data. */
  reason: string | null;
  /** The saved payment method; absent when nothing was saved. */
  savedMethod?: GatewayMethod;
  /** Distinguishes this approval of the buyer from an earlier one of the same checkout; for `capture`. */
  approval?: string;
};
