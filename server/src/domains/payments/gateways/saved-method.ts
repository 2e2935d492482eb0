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
