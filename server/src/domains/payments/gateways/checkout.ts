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

/**
 * A page of the shop on which the buyer pays. `sbp`: scans or opens the link of the Faster Payments System (SBP).
 * `coins`: chooses a coin and sends it to an address; `link` is the gateway's own page, where that can be done too.
 */
export interface OwnPage {
  readonly kind: 'sbp' | 'coins';
  readonly link: string;
}

export type Checkout = {
  /** The gateway's id of the checkout: unique at this provider, never reused for another order. */
  reference: string;
  /** A secondary id, for gateways that need one to fetch or refund the payment. */
  secondaryReference: string | null;
  /** The checkout page of the gateway. */
  url: string;
  /** What the shop's own page shows in place of the gateway's; absent when the buyer goes to the gateway's page. */
  ownPage?: OwnPage;
  /** The gateway's id for saving the payment method, where its webhooks name that and not the order. */
  savingReference?: string;
  /** Why the gateway refused to save the payment method, in its own words: the buyer pays without saving. */
  savingRefused?: string;
};
