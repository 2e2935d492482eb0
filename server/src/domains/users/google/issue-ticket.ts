import { sha256 } from '../../../platform/crypto.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { GoogleOutcome } from './google.rules.ts';
import { insertTicket } from './google.store.ts';
import { contextOfTicket } from './read-ticket.ts';

const TICKET_LIFE_MS = 5 * 60 * 1000;

/**
 * Stores what came of a sign-in under a new one-time ticket. The ticket travels in the fragment, which no server and
 * no log ever sees. @returns the page of ours to send the browser to
 */
export async function issueTicket(
  platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'sealer' | 'publicUrl'>,
  browser: string,
  { from, carried }: { from: 'login' | 'register'; carried: string },
  outcome: GoogleOutcome,
): Promise<string> {
  const ticket = platform.ids.token();
  const ticketHash = sha256(ticket);
  await insertTicket(platform.db, {
    ticket_hash: ticketHash,
    browser_hash: sha256(browser),
    content: platform.sealer.seal(JSON.stringify(outcome), contextOfTicket(ticketHash)),
    expires_at: new Date(platform.clock.now().getTime() + TICKET_LIFE_MS),
  });
  return pageWithTicket(platform, { from, carried }, ticket);
}

/** Never an address from outside: the shop's own, one of two pages, and the carried parameters. */
export function pageWithTicket(
  platform: Pick<Platform, 'publicUrl'>,
  { from, carried }: { from: 'login' | 'register'; carried: string },
  ticket: string,
): string {
  return `${platform.publicUrl()}/${from}${carried === '' ? '' : `?${carried}`}#google=${ticket}`;
}
