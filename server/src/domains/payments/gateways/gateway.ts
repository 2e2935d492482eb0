/** What every payment gateway can do for the shop. One file per provider implements it; nothing of a provider leaves its file. */

/** An order as a gateway needs to know it. `orderId` is our payment's id and the idempotency key of the creation. */
export type FormRequest = {
  orderId: string;
  /** Whole cents, greater than 0. */
  amountCents: number;
  currency: 'USD';
  description: string;
  /** Where the buyer's browser comes back to. */
  returnUrl: string;
  /** Where notices go. */
  notifyUrl: string;
  expiresAt: Date;
  language: 'en' | 'ru';
};

export type Form = { reference: string; url: string };

/** The states a gateway payment can be in, in our words. */
export type GatewayState =
  | 'open'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/** What the gateway says of a payment now: read from its own API, so it is the truth that settling works from. */
export type GatewayReport = {
  reference: string;
  orderId: string;
  /** False for test-mode payments on a live shop and the reverse: never granted. */
  merchantMatches: boolean;
  state: GatewayState;
  /** What was captured, cumulative; 0 while nothing was. */
  capturedCents: number;
  /** ISO code; may differ from what was asked. */
  capturedCurrency: string | null;
  /** Cumulative. */
  refundedCents: number;
};

/** A verified notice: enough to find the payment; its state is then read with `fetchStatus`. */
export type VerifiedNotice = {
  /** Unique per event at this provider: the inbox key. */
  eventKey: string;
  reference: string | null;
  orderId: string | null;
};

export type RawNotice = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  now: Date;
};

export interface Gateway {
  readonly provider: string;
  /**
   * Opens the payment at the gateway. Called again with the same order it answers the same form.
   * @throws GatewayUnavailable when the gateway certainly holds nothing (`refused`) or may hold something (`unknown`).
   */
  createForm(request: FormRequest): Promise<Form>;
  /**
   * Verifies a notice on its raw bytes, before anything parses them.
   * @returns undefined when it is not genuine (signature, age, shape).
   */
  verifyNotice(notice: RawNotice): VerifiedNotice | undefined;
  /**
   * The payment as the gateway holds it, found by its reference or by our order id.
   * @returns undefined when the gateway has never heard of it.
   * @throws GatewayUnavailable when it cannot be asked.
   */
  fetchStatus(query: {
    reference: string | null;
    orderId: string;
  }): Promise<GatewayReport | undefined>;
  /** Asks the gateway to close an open payment; a payment that cannot be canceled any more is left as it is. */
  cancel(reference: string): Promise<void>;
  /** Gives money back, `amountCents` more than before; `key` makes a repeat safe. */
  refund(request: { reference: string; amountCents: number; key: string }): Promise<void>;
}

/** The gateway did not do what was asked, and whether it may have done it after all. */
export class GatewayUnavailable extends Error {
  readonly certainty: 'refused' | 'unknown';
  constructor(certainty: 'refused' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
    this.certainty = certainty;
  }
}
