import { paths } from '../../paths.ts';

/**
 * One-time secrets in an address: the ticket of a Google sign-in in the fragment, the token of a mailed link in the
 * query. They are removed from the address bar before anything is drawn or requested, so that no history, screenshot,
 * bookmark or referrer contains them.
 */

/** Stored in the history entry, so that the token survives a reload. */
type MailedLinkEntry = { mailedToken: string };

let googleTicket: string | null = null;

export function receiveSecrets(): void {
  const { pathname, search, hash } = location;
  const ticket = /^#google=([\w-]+)$/.exec(hash)?.[1];
  if (ticket) {
    googleTicket = ticket;
    history.replaceState(history.state, '', pathname + search);
  }
  const query = new URLSearchParams(search);
  const mailedToken = query.get('token');
  if (mailedToken && isMailedLink(pathname)) {
    query.delete('token');
    const entry: MailedLinkEntry = { mailedToken };
    history.replaceState(entry, '', query.size > 0 ? `${pathname}?${query}` : pathname);
  }
}

export function hasGoogleTicket(): boolean {
  return googleTicket !== null;
}

/** Returns the ticket once. */
export function consumeGoogleTicket(): string | null {
  const ticket = googleTicket;
  googleTicket = null;
  return ticket;
}

/** The token of the mailed link that opened this page. */
export function mailedToken(): string | null {
  const entry: unknown = history.state;
  return isMailedLinkEntry(entry) ? entry.mailedToken : null;
}

function isMailedLink(pathname: string): boolean {
  const plain = pathname.replace(/\/$/, '');
  return plain === paths.resetPassword() || plain === paths.confirmEmail();
}

function isMailedLinkEntry(value: unknown): value is MailedLinkEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'mailedToken' in value &&
    typeof value.mailedToken === 'string'
  );
}
