/**
 * The interface of payment gateways. Each provider implements it in its own folder; nothing specific to a provider
 * leaves that folder.
 */

import type {
  DisputeAnswerKind,
  DisputeReason,
  DisputeState,
} from '@sesame/contract/console/payments/disputes.ts';

/** Currencies that gateways can charge. Orders are quoted in USD; RUB charges use the rate frozen with the quote. */
export type ChargeCurrency = 'USD' | 'RUB';

/**
 * The data a gateway needs to create a checkout. `orderId` is our payment id and the idempotency key of the creation.
 */
export type CheckoutRequest = {
  orderId: string;
  /** Whole minor units of `currency` (cents, kopecks), greater than 0. */
  amountMinor: number;
  currency: ChargeCurrency;
  /** What is bought, in the buyer's language. */
  description: string;
  /** The same on a fiscal receipt, which is in Russian. */
  receiptName: string;
  /** The page the buyer's browser returns to after every outcome. */
  returnUrl: string;
  /** The webhook URL. */
  webhookUrl: string;
  expiresAt: Date;
  language: 'en' | 'ru';
  /** For the receipt of the gateway; no other personal data is sent. */
  email: string;
  /**
   * A provider-specific choice made by the payment method (a coin, a bank button), in the provider's own notation; null
   * leaves the choice to the checkout page.
   */
  option: string | null;
  /** Set when the buyer agreed to have what they pay with saved. */
  save?: {
    /** The gateway's id of the buyer, from a method saved before; null for the first one. */
    customer: string | null;
  };
};

/** How a gateway charges a saved method: both are secrets of the shop. */
export type SavedMethodKey = {
  /** The gateway's id of the method. */
  token: string;
  /** The gateway's id of the buyer; null when it has none. */
  customer: string | null;
};

/** A method that the gateway keeps for the shop, as it reports it. */
export type GatewayMethod = SavedMethodKey & {
  mode: 'test' | 'live';
  /** `pending`: it is not usable yet. `removed`: the gateway no longer keeps it. */
  state: 'pending' | 'active' | 'removed';
  kind: 'card' | 'wallet' | 'sbp';
  /** The same for every token of the same card; null when the gateway has no such thing. */
  fingerprint: string | null;
  /** `visa`, the name of a wallet or a bank; empty when the gateway does not say. */
  brand: string;
  /** The last digits of a card; empty for others. */
  last4: string;
  /** Year and month of a card's end; null when it has none. */
  expires: { year: number; month: number } | null;
};

export type Checkout = {
  /** The gateway's id of the checkout: unique at this provider, never reused for another order. */
  reference: string;
  /** A secondary id, for gateways that need one to fetch or refund the payment. */
  secondaryReference: string | null;
  /** The checkout page of the gateway. */
  url: string;
  /** What the shop's own page shows in place of the gateway's; absent when the buyer goes to the gateway's page. */
  ownPage?: OwnPage;
};

/**
 * A page of the shop on which the buyer pays. `sbp`: scans or opens the link of the Faster Payments System (SBP).
 * `coins`: chooses a coin and sends it to an address; `link` is the gateway's own page, where that can be done too.
 */
export interface OwnPage {
  readonly kind: 'sbp' | 'coins';
  readonly link: string;
}

/** A coin on one network; the same coin on another network is another one. */
export interface Coin {
  /** The gateway's id of it: `usdttrc20`. */
  readonly code: string;
  /** `Tether USD`. */
  readonly name: string;
  /** Beside amounts: `USDT`. */
  readonly symbol: string;
  /** In words that wallets use: `Tron (TRC-20)`. */
  readonly network: string;
}

/** What an amount costs in a coin at this moment. Never the price: that is frozen in cents. */
export interface CoinEstimate {
  /** In coins, as a decimal number. */
  readonly amount: string;
  /** Below this amount in cents the gateway loses the money. */
  readonly minimumCents: number;
}

/** A payment in a coin: where the buyer sends how much. */
export interface CoinPayment {
  readonly id: string;
  /** By which the payment of the order is read from now on. */
  readonly secondaryReference: string;
  readonly address: string;
  /** A memo, tag or comment without which the money is not found; null where the network has none. */
  readonly memo: string | null;
  /** In coins, as a decimal number. */
  readonly amount: string;
  /** Until when the amount applies; null when the gateway does not say. */
  readonly expiresAt: Date | null;
}

/** For gateways whose coins are chosen on a page of the shop. All methods throw `GatewayUnavailable`. */
export interface CoinGateway {
  /** The coins that the shop offers. */
  list(): Promise<readonly Coin[]>;
  /** All coins that the account at the gateway accepts, for the operator who chooses among them. */
  listAll(): Promise<readonly Coin[]>;
  estimate(coin: string, amountCents: number): Promise<CoinEstimate>;
  /** Creates the payment of a checkout in a coin. A further call creates another one; both can be paid. */
  open(request: CoinRequest): Promise<CoinPayment>;
  /** Creates a payment of what is missing of an order. Reports about it add up all payments of the order. */
  openRest(request: CoinRestRequest): Promise<CoinPayment>;
}

export interface CoinRequest {
  readonly coin: string;
  readonly orderId: string;
  /** Of the checkout. */
  readonly reference: string;
}

export interface CoinRestRequest {
  readonly coin: string;
  readonly orderId: string;
  /** Of the payment that brought less than the price. */
  readonly secondaryReference: string;
  readonly missingCents: number;
  readonly webhookUrl: string;
  readonly description: string;
}

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

/** State of a fiscal receipt (54-FZ) that the gateway registers for the shop. */
export type FiscalReceiptState = 'waiting' | 'registered' | 'failed';

/** What a fiscal receipt is for; `closing` offsets a prepayment once access is given. */
export type FiscalReceiptKind = 'payment' | 'refund' | 'closing';

/** What identifies a registered receipt; a gateway may leave out any of it. */
export type FiscalData = {
  /** FN, the number of the fiscal storage. */
  storageNumber: string | null;
  /** FD, the number of the document. */
  documentNumber: string | null;
  /** FPD, its fiscal attribute. */
  attribute: string | null;
  registeredAt: Date | null;
  /** A copy of the receipt that its buyer may open. */
  url: string | null;
};

/** A fiscal receipt as reported by the gateway. */
export type GatewayReceipt = {
  kind: FiscalReceiptKind;
  /** The gateway's id of the refund; null for other kinds, and when the gateway does not name it. */
  refund: string | null;
  /** Whether its state can be fetched, or arrives by webhook alone. */
  source: 'sync' | 'webhook';
  /** The gateway's id of the receipt; null when only the state is known. */
  reference: string | null;
  state: FiscalReceiptState;
  /** Minor units; null when the gateway does not say. */
  amountMinor: number | null;
  /** Why it failed, in the gateway's words. */
  words: string | null;
  fiscal: FiscalData | null;
};

export type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as reported by the gateway. */
export type GatewayRefund = {
  /** The gateway's id of the refund. */
  reference: string;
  state: RefundState;
  /** Minor units of the captured currency. */
  amountMinor: number;
};

/** A dispute or an inquiry as reported by the gateway. */
export type GatewayDispute = {
  /** The gateway's id of the dispute. */
  reference: string;
  state: DisputeState;
  /** The bank only asks: no money was taken yet, and the payment is not disputed. */
  isInquiry: boolean;
  reason: DisputeReason;
  /** The gateway's own words for status and reason. */
  words: string;
  /** What `answerDispute` may send now. */
  takes: readonly DisputeAnswerKind[];
  /** In minor units of `currency`. */
  amountMinor: number;
  /** ISO code, upper case. */
  currency: string;
  /** Until when it can be answered; null when the gateway does not say, and once it is over. */
  dueAt: Date | null;
  /** Null when the gateway does not say. */
  openedAt: Date | null;
};

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
  /** What the buyer paid with, when it was saved; absent when nothing was. */
  savedMethod?: GatewayMethod;
  /** Distinguishes this approval of the buyer from an earlier one of the same checkout; for `capture`. */
  approval?: string;
};

/** The known ids by which a payment is found at its gateway. */
export type PaymentQuery = {
  reference: string | null;
  secondaryReference: string | null;
  orderId: string;
  /** The approval to capture, as reported. */
  approval?: string;
};

/** A verified webhook: enough to identify the payment, whose state is then read with `fetchStatus`. */
export type VerifiedWebhook = {
  kind: 'payment';
  /** Unique per event at this provider: the key in the inbox. */
  eventKey: string;
  reference: string | null;
  secondaryReference: string | null;
  /** Our payment id, if the webhook carries it. */
  orderId: string | null;
  /** The gateway's id of the fraud warning that the webhook is about; for `fetchFraudWarning`. */
  fraudWarning?: string;
};

/** A verified webhook about a saved method, whose state is then read with `MethodVault.fetch`. */
export type VerifiedMethodWebhook = {
  kind: 'method';
  /** Unique per event at this provider: the key in the inbox. */
  eventKey: string;
  /** The gateway's id of the method. */
  token: string;
};

/** A card's bank has marked the payment as fraud: a dispute is likely. */
export type FraudWarning = {
  /** The gateway's id of the warning. */
  reference: string;
  /** The secondary id of the payment that it is about. */
  secondaryReference: string;
  /** The payment is neither disputed nor refunded in full. */
  isActionable: boolean;
  /** The gateway's word for the kind of fraud. */
  words: string;
};

/**
 * `forged`: not genuine (signature, age, sender, shape); answered 400. `irrelevant`: genuine, but about something the
 * shop does not follow; acknowledged and dropped.
 */
export type WebhookVerdict =
  | VerifiedWebhook
  | VerifiedMethodWebhook
  | { kind: 'forged' }
  | { kind: 'irrelevant' };

export type RawWebhook = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  /** The sender's IP address, with trusted proxies stripped. */
  ip: string;
  now: Date;
  /**
   * Must be called before anything is fetched because of an unverified webhook.
   * @throws Refusal when the rate limit is exceeded
   */
  countLookup?: () => Promise<void>;
};

/** What the shop answers to a dispute. */
export type DisputeAnswer = {
  /** The gateway's id of the dispute. */
  dispute: string;
  /** Our UUID. */
  key: string;
  /** An earlier attempt got no clear answer. */
  isRepeat: boolean;
} & (
  | { kind: 'accept' }
  | {
      kind: 'evidence';
      /** The operator's own text; may be empty. */
      note: string;
      /** What was bought, in a line. */
      product: string;
      /** The buyer's email address. */
      email: string;
      /** Deliveries, sign-ins and messages with their times, a line each. */
      activity: string;
      /** All evidence as a PDF. */
      bundle: EvidenceFile;
      /** The operator's own file. */
      attachment: EvidenceFile | undefined;
    }
);

export type EvidenceFile = {
  /** Latin letters, digits and dashes, with the ending of the type. */
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
};

/** What the gateway supports, so that nothing else is offered. */
export type Capabilities = {
  refunds: 'none' | 'full' | 'partial';
  /** The gateway reports disputes; otherwise operators record them. */
  disputes: boolean;
  /** An open payment can be canceled at the gateway. */
  cancels: boolean;
  /** What a buyer pays with on its form can be saved for later payments; see `MethodVault`. */
  saves?: 'form';
  /** An operator can enter the gateway's id of a payment; see `fetchById`. */
  paymentIds?: true;
  /** The kinds of fiscal receipts that can be sent alone, by `GatewayReceipts`. */
  receipts?: readonly FiscalReceiptKind[];
  /** Limits of a charge per currency, in minor units. */
  charges: readonly { currency: ChargeCurrency; minMinor: number; maxMinor: number }[];
  /** Limits of the lifetime of a checkout, in seconds. */
  paymentTimeout: { minS: number; maxS: number };
};

export interface Gateway {
  readonly provider: string;
  /**
   * If set, webhooks are accepted only at a URL that ends in this key. For gateways whose webhooks are not strongly
   * signed.
   */
  readonly webhookKey?: string;
  /** The response body that acknowledges a webhook, if an empty object is not enough. */
  readonly acknowledgement?: string;
  /** Set when buyers choose their coin on a page of the shop. */
  readonly coins?: CoinGateway;
  /** Set while its settings say that fiscal receipts are sent. */
  readonly receipts?: GatewayReceipts;
  /** Set when it saves payment methods. */
  readonly vault?: MethodVault;
  /** Bank account details for transfers; then the payment page is part of the shop. */
  readonly bankDetails?: BankAccountDetails;
  /**
   * Creates the checkout. Repeated with the same order it returns the same checkout, if the gateway supports that.
   * @throws GatewayUnavailable `refused` when the gateway certainly holds nothing, `unknown` when it may
   */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /**
   * Verifies a webhook on its raw bytes, before anything parses them.
   * @throws GatewayUnavailable when it cannot be verified now (a certificate cannot be fetched): the sender retries
   */
  verifyWebhook(webhook: RawWebhook): Promise<WebhookVerdict>;
  /**
   * What a verified and stored webhook says about a fiscal receipt, where nothing else reports it.
   * @returns undefined when the webhook is about something else
   */
  readReceiptWebhook?(body: string): GatewayReceipt | undefined;
  /**
   * Fetches the payment from the gateway.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchStatus(query: PaymentQuery): Promise<GatewayReport | undefined>;
  /**
   * Fetches a payment by the gateway's own id, which an operator has entered: for gateways where only a webhook names it.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchById?(paymentId: string, query: PaymentQuery): Promise<GatewayReport | undefined>;
  /**
   * Fetches a fraud warning that a webhook named.
   * @returns undefined when the gateway does not know it
   * @throws GatewayUnavailable
   */
  fetchFraudWarning?(reference: string): Promise<FraudWarning | undefined>;
  /**
   * Answers a dispute that takes this kind of answer. `key` makes a repeat safe.
   * @throws GatewayUnavailable; without a `cause` the gateway has refused the answer
   */
  answerDispute?(answer: DisputeAnswer): Promise<void>;
  /**
   * Captures an approved payment. Idempotent: the same payment is never captured twice.
   * @throws GatewayUnavailable
   */
  capture?(query: PaymentQuery): Promise<GatewayReport>;
  /** Cancels an open payment at the gateway; one that can no longer be canceled is left unchanged. */
  cancel(query: PaymentQuery): Promise<void>;
  /**
   * Refunds a further `amountMinor`; `key` makes a repeat safe. `full` is true when nothing remains afterwards.
   * @throws GatewayUnavailable `refused` when the gateway certainly refunded nothing
   */
  refund?(request: RefundRequest): Promise<RefundAnswer>;
}

/** The payment methods that a gateway keeps for the shop. All calls throw `GatewayUnavailable`. */
export interface MethodVault {
  /** A method saved in the other mode is unknown to the gateway. */
  readonly mode: 'test' | 'live';
  /** @returns undefined when the gateway does not know it */
  fetch(method: SavedMethodKey): Promise<GatewayMethod | undefined>;
  /**
   * Has the gateway forget a method; one that it no longer knows counts as forgotten.
   * @returns `impossible` when the gateway has no such call
   */
  forget(method: SavedMethodKey): Promise<'done' | 'impossible'>;
}

/** Fiscal receipts that are sent alone; those of payments and refunds travel with these. */
export interface GatewayReceipts {
  /** A repeat under the same key sends no second receipt. */
  readonly isRepeatable: boolean;
  /**
   * Sends one receipt.
   * @throws GatewayUnavailable `refused`, with the gateway's words, when the gateway certainly sent none
   */
  send(request: ReceiptToSend): Promise<GatewayReceipt>;
}

export type ReceiptToSend = PaymentQuery & {
  kind: FiscalReceiptKind;
  /** The gateway's id of the refund; empty for other kinds. */
  refund: string;
  /** Kopecks. */
  amountMinor: number;
  email: string;
  description: string;
  /** The prepayment was closed before, so a refund returns a full payment. */
  isClosed: boolean;
  /** At most 64 characters. */
  key: string;
};

/** Bank account details that buyers transfer to. */
export type BankAccountDetails = {
  recipient: string;
  bank: string;
  /** The number as people write it. */
  account: string;
  kind: 'card' | 'account' | 'phone';
  /** Empty when there is no note. */
  note: string;
  noteRu: string;
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

/**
 * A gateway call failed; `certainty` says whether it may have had an effect after all. Without a `cause` the gateway
 * responded and rejected the call.
 */
export class GatewayUnavailable extends Error {
  readonly certainty: 'refused' | 'unknown';
  constructor(certainty: 'refused' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
    this.certainty = certainty;
  }
}
