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
  /** The secondary reference by which the payment is fetched from now on. */
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
  /** Reference of the checkout. */
  readonly reference: string;
}

export interface CoinRestRequest {
  readonly coin: string;
  readonly orderId: string;
  /** Secondary reference of the payment that brought less than the price. */
  readonly secondaryReference: string;
  readonly missingCents: number;
  readonly webhookUrl: string;
  readonly description: string;
}
