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
  /** The webhook names the saving of a method alone: see `Checkout`. One that is not known is dropped. */
  savingReference?: string;
  /** The body names the token of a saved method, so it is not stored. */
  namesToken?: true;
};

/** A verified webhook about a saved method, whose state is then read with `MethodVault.fetch`. */
export type VerifiedMethodWebhook = {
  kind: 'method';
  /** Unique per event at this provider: the key in the inbox. */
  eventKey: string;
  /** The gateway's id of the method. */
  token: string;
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
