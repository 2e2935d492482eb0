import { isEmail, normalizeEmail } from '../users.rules.ts';

/** A person from a verified id_token. */
export interface GooglePerson {
  readonly issuer: string;
  /** The provider's account id; never reused, unlike an email. */
  readonly subject: string;
  /** Normalized; the provider verified it at some time. */
  readonly email: string;
  /** Whether the provider runs this mailbox itself, so that its verification is current. */
  readonly authoritative: boolean;
  /** For display only; no decision depends on it. */
  readonly name: string | null;
  readonly picture: string | null;
}

/** The reason for a failed sign-in. `reason` is the provider's own text. */
export interface GoogleFailure {
  readonly code: 'google_refused' | 'google_failed' | 'google_email_unverified';
  readonly reason?: string;
}

export type GoogleOutcome = { readonly person: GooglePerson } | { readonly failure: GoogleFailure };

/** The claims we read from a verified id_token. */
export interface IdentityClaims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly hd?: unknown;
}

/** Reads the person from the claims. Name and picture are for display and may come from the userinfo endpoint. */
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

/** Google runs gmail.com and the Workspace domains marked by `hd`; any other address it verified once by mail. */
function runsMailbox(email: string, hostedDomain: unknown): boolean {
  return /@(gmail|googlemail)\.com$/.test(email) || typeof hostedDomain === 'string';
}

/** The provider's own text for its refusal, with limited length. */
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
 * Decides how to handle an identity that is new to the shop.
 * - `create`: no account has this email.
 * - `link`: the account belongs to the person: both sides verified the mailbox, or the password was given.
 * - `take_over`: the email of the account was never confirmed, but the provider vouches for it. Everything that the
 * creator of the account could use to get back in is removed.
 * - `ask_password`: the provider's verification may be outdated, so the password of the account decides.
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
