/** Somebody the provider vouches for, out of a verified id_token. */
export interface GooglePerson {
  readonly issuer: string;
  /** The provider's own key of the account; never reused, unlike an e-mail. */
  readonly subject: string;
  /** Normalised, and verified by the provider at some time. */
  readonly email: string;
  /** Whether the provider itself runs this mailbox, so that its word about it holds today. */
  readonly authoritative: boolean;
  /** To be shown; nothing is decided by them. */
  readonly name: string | null;
  readonly picture: string | null;
}

/** Why nobody came back. `reason` holds the provider's own words. */
export interface GoogleFailure {
  readonly code: 'google_refused' | 'google_failed' | 'google_email_unverified';
  readonly reason?: string;
}

export type GoogleOutcome = { readonly person: GooglePerson } | { readonly failure: GoogleFailure };
