import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import type { GoogleOutcome } from './google.rules.ts';
import { insertTicket } from './google.store.ts';
import { contextOfTicket } from './read-ticket.ts';

const TICKET_LIFETIME_MS = 5 * 60 * 1000;

/**
 * Stores the outcome of a sign-in under a new one-time ticket. The ticket is passed in the URL fragment, which is never
 * sent to a server or logged.
 * @returns our page to redirect the browser to
 */
export async function issueTicket(
  platform: TransactionalPlatform,
  browser: string,
  { from, forwarded }: { from: 'login' | 'register'; forwarded: string },
  outcome: GoogleOutcome,
): Promise<string> {
  const ticket = platform.ids.token();
  const ticketHash = sha256(ticket);
  await insertTicket(platform.db, {
    ticket_hash: ticketHash,
    browser_hash: sha256(browser),
    content: platform.sealer.seal(JSON.stringify(outcome), contextOfTicket(ticketHash)),
    expires_at: new Date(platform.clock.now().getTime() + TICKET_LIFETIME_MS),
  });
  return pageWithTicket(platform, { from, forwarded }, ticket);
}

/** Builds the URL only from our own origin, one of two pages and the forwarded parameters, never from outside input. */
export function pageWithTicket(
  platform: Pick<Platform, 'publicUrl'>,
  { from, forwarded }: { from: 'login' | 'register'; forwarded: string },
  ticket: string,
): string {
  return `${platform.publicUrl()}/${from}${forwarded === '' ? '' : `?${forwarded}`}#google=${ticket}`;
}
