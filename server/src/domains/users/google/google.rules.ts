import { isEmail, normalizeEmail } from '../users.rules.ts';

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

/** What we read of a verified id_token. */
export interface IdentityClaims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly hd?: unknown;
}

/** Who the claims speak of; name and picture are for showing and come from wherever the provider tells them. */
export function personOf(
  claims: IdentityClaims,
  shown: { readonly name?: unknown; readonly picture?: unknown },
): GoogleOutcome {
  if (typeof claims.email !== 'string') return { failure: { code: 'google_failed' } };
  if (claims.email_verified !== true) return { failure: { code: 'google_email_unverified' } };
  const email = normalizeEmail(claims.email);
  if (!isEmail(email, claims.email)) return { failure: { code: 'google_failed' } };
  return {
    person: {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      authoritative: runsMailbox(email, claims.hd),
      name: typeof shown.name === 'string' ? printable(shown.name, 100) : null,
      picture:
        typeof shown.picture === 'string' && /^https?:\/\/[^\s]{1,500}$/.test(shown.picture)
          ? shown.picture
          : null,
    },
  };
}

/** Google runs gmail.com and, told by `hd`, the domains of its Workspace; for any other address it only once sent a mail. */
function runsMailbox(email: string, hostedDomain: unknown): boolean {
  return /@(gmail|googlemail)\.com$/.test(email) || typeof hostedDomain === 'string';
}

/** The provider's refusal in its own words, as text of bounded length. */
export function refusalOf(error: string, description: string | undefined): GoogleFailure {
  const reason = printable(description ?? '', 300) ?? printable(error, 300);
  return { code: 'google_refused', ...(reason !== null && { reason }) };
}

function printable(text: string, max: number): string | null {
  return (
    text
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, max) || null
  );
}

export interface LocalAccount {
  readonly confirmed: boolean;
}

/**
 * What a person whose identity is new here may do.
 * - `create`: nobody has this e-mail.
 * - `link`: the account is theirs, since both sides know the mailbox, or since they gave its password.
 * - `take_over`: whoever made the account never showed that the mailbox is theirs; the provider does. Everything
 *   the stranger could come back with dies.
 * - `ask_password`: the provider's word about the mailbox may be old, so the account's own password decides.
 */
export function decideLink(
  { authoritative }: { authoritative: boolean },
  account: LocalAccount | undefined,
  passwordGiven: boolean,
): 'create' | 'link' | 'take_over' | 'ask_password' {
  if (account === undefined) return 'create';
  if (passwordGiven) return 'link';
  if (!authoritative) return 'ask_password';
  return account.confirmed ? 'link' : 'take_over';
}
