/** What every payment gateway can do for the shop. One file per provider implements it; nothing of a provider leaves its file. */

/** What gateways are asked for. Orders are quoted in USD; roubles are the quote at the rate frozen with it. */
export type ChargeCurrency = 'USD' | 'RUB';

/** An order as a gateway needs to know it. `orderId` is our payment's id and the idempotency key of the creation. */
export type FormRequest = {
  orderId: string;
  /** Whole minor units of `currency` (cents, kopecks), greater than 0. */
  amountMinor: number;
  currency: ChargeCurrency;
  description: string;
  /** Where the buyer's browser comes back to, whatever happened. */
  returnUrl: string;
  /** Where notices go. */
  notifyUrl: string;
  expiresAt: Date;
  language: 'en' | 'ru';
  /** For the gateway's receipt; it gets nothing else of the buyer. */
  email: string;
  /** What the payment method asks of its provider (a coin, a bank's button), in the provider's own word; null leaves the choice to its page. */
  option: string | null;
};

export type Form = {
  /** The gateway's own id of what was opened: unique at this provider, never another order's. */
  reference: string;
  /** A second id, where the gateway needs one to be asked about the payment or to refund it. */
  handle: string | null;
  /** Where the buyer pays. */
  url: string;
};

/** The states a gateway payment can be in, in our words. */
export type GatewayState =
  | 'open'
  /** The buyer agreed; no money moves before `capture` is called. Only of gateways that have `capture`. */
  | 'approved'
  /** Money is on its way and may still fail: a bank thinks, a chain confirms. */
  | 'processing'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

export type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as the gateway tells of it. */
export type GatewayRefund = {
  /** The gateway's id of the refund. */
  reference: string;
  state: RefundState;
  /** Minor units of the captured currency. */
  amountMinor: number;
};

/** What the gateway says of a payment now: read from its own API, so it is the truth that settling works from. */
export type GatewayReport = {
  reference: string;
  /** See `Form`; null when the gateway has none or has not made one yet. */
  handle: string | null;
  orderId: string;
  /** False for another merchant's payments, and for test-mode payments on a live shop and the reverse: never granted. */
  merchantMatches: boolean;
  state: GatewayState;
  /** What was captured, cumulative, in minor units; 0 while nothing was. Of a partial refund that is not told below: what is left. */
  capturedMinor: number;
  /** ISO code, upper case; may differ from what was asked. */
  capturedCurrency: string | null;
  /** Cumulative, without refunds that failed; null when the gateway does not tell, and our own record stands. */
  refundedMinor: number | null;
  /** The refunds one by one, as far as the gateway tells. */
  refunds: readonly GatewayRefund[];
  /** The money may not be what the order's price is worth (a second deposit, another coin): an operator decides. */
  doubtful?: true;
  /** The gateway's own short word for why it was declined, for the payment's story; no text for people, no personal data. */
  reason: string | null;
};

/** How a payment is found at its gateway: what is known of these. */
export type PaymentQuery = { reference: string | null; handle: string | null; orderId: string };

/** A verified notice: enough to find the payment; its state is then read with `fetchStatus`. */
export type VerifiedNotice = {
  kind: 'payment';
  /** Unique per event at this provider: the inbox key. */
  eventKey: string;
  reference: string | null;
  handle: string | null;
  /** Our payment's id, where the notice carries it. */
  orderId: string | null;
};

/**
 * `forged`: not genuine (signature, age, sender, shape); answered 400. `irrelevant`: genuine, but about nothing that the
 * shop follows; acknowledged and forgotten.
 */
export type NoticeVerdict = VerifiedNotice | { kind: 'forged' } | { kind: 'irrelevant' };

export type RawNotice = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  /** The sender's address, with trusted proxies taken off. */
  ip: string;
  now: Date;
  /** To be called before anything is fetched because of a notice that nobody has verified. @throws Refusal when it was too often */
  countLookup?: () => Promise<void>;
};

/** What a gateway can do at all, so that nobody is offered what it cannot. */
export type Capabilities = {
  refunds: 'none' | 'full' | 'partial';
  /** It tells of disputes; otherwise an operator does. */
  disputes: boolean;
  /** An open payment can be closed there. */
  cancels: boolean;
  /** What may be charged per currency, whole minor units. */
  charges: readonly { currency: ChargeCurrency; minMinor: number; maxMinor: number }[];
  /** How long a form may stay open there, in seconds. */
  life: { minS: number; maxS: number };
};

export interface Gateway {
  readonly provider: string;
  /** Given, notices are taken only at an address that ends in it: for gateways whose notices carry no strong signature. */
  readonly noticeKey?: string;
  /** The body that acknowledges a notice, where an empty object is not enough. */
  readonly acknowledgement?: string;
  /** Where the buyer sends money by hand, when the page to pay on is the shop's own. */
  readonly requisites?: Requisites;
  /**
   * Opens the payment at the gateway. Called again with the same order it answers the same form, where the gateway can.
   * @throws GatewayUnavailable when the gateway certainly holds nothing (`refused`) or may hold something (`unknown`).
   */
  createForm(request: FormRequest): Promise<Form>;
  /**
   * Verifies a notice on its raw bytes, before anything parses them.
   * @throws GatewayUnavailable when it cannot be verified now (a certificate out of reach): the sender tries again.
   */
  verifyNotice(notice: RawNotice): Promise<NoticeVerdict>;
  /**
   * The payment as the gateway holds it.
   * @returns undefined when the gateway has never heard of it.
   * @throws GatewayUnavailable when it cannot be asked.
   */
  fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined>;
  /**
   * Takes the money of an approved payment. Safe to repeat: the same payment is never taken twice.
   * @throws GatewayUnavailable
   */
  capture?(query: PaymentQuery): Promise<GatewayReport>;
  /** Asks the gateway to close an open payment; one that cannot be closed (any more) is left as it is. */
  cancel(query: PaymentQuery): Promise<void>;
  /**
   * Gives money back, `amountMinor` more than before; `key` makes a repeat safe. `full` when nothing remains then.
   * @throws GatewayUnavailable; `refused` when the gateway certainly gave nothing back
   */
  refund?(request: RefundRequest): Promise<{ reference: string | null; state: RefundState }>;
}

/** An account that people transfer to. */
export type Requisites = {
  recipient: string;
  bank: string;
  /** Its number, as people write it. */
  account: string;
  kind: 'card' | 'account' | 'phone';
  /** Empty when there is nothing to say. */
  note: string;
  noteRu: string;
};

export type RefundRequest = PaymentQuery & {
  amountMinor: number;
  currency: ChargeCurrency;
  full: boolean;
  /** A uuid of ours, at most 36 characters. */
  key: string;
};

/**
 * The gateway did not do what was asked, and whether it may have done it after all. `cause` is the call that failed; without
 * one the gateway answered, and the answer was no.
 */
export class GatewayUnavailable extends Error {
  readonly certainty: 'refused' | 'unknown';
  constructor(certainty: 'refused' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
    this.certainty = certainty;
  }
}
