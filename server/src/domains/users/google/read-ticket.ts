import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import type { GoogleOutcome, GooglePerson } from './google.rules.ts';
import { findTicket, type TicketKey } from './google.store.ts';

/** The ticket of the page and the cookie of its browser; both are required. */
export interface TicketHolder {
  readonly ticket: string | undefined;
  /** The browser's cookie. */
  readonly browser: string | undefined;
}

/**
 * Returns the person of a valid ticket without using it up. Refuses `google_ticket_invalid` for any other ticket, and a
 * failure at the provider with its own code.
 */
export async function readTicket(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  { ticket, browser }: TicketHolder,
): Promise<{ person: GooglePerson; key: TicketKey }> {
  if (ticket === undefined || browser === undefined) refuse('google_ticket_invalid');
  const key = {
    ticketHash: sha256(ticket),
    browserHash: sha256(browser),
    now: platform.clock.now(),
  };
  const row = await findTicket(platform.db, key);
  if (row === undefined) refuse('google_ticket_invalid');
  // We sealed it with exactly this type.
  const outcome = JSON.parse(
    platform.sealer.open(row.content, contextOfTicket(key.ticketHash)),
  ) as GoogleOutcome;
  if ('person' in outcome) return { person: outcome.person, key };
  const { code, reason } = outcome.failure;
  return refuse(code, reason === undefined ? {} : { reason });
}

/** Binds the sealed outcome to its row. */
export function contextOfTicket(ticketHash: Buffer): string {
  return `google-ticket:${ticketHash.toString('base64url')}`;
}
