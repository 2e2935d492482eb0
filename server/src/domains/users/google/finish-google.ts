import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { refusalOf } from './google.rules.ts';
import { consumeFlow } from './google.store.ts';
import { issueTicket, pageWithTicket } from './issue-ticket.ts';
import { fetchGooglePerson, googleClient } from './provider.ts';
import { contextOfFlow, type Flow } from './start-google.ts';

/** Placeholder ticket: the page looks it up and gets an error saying that the sign-in is invalid or has expired. */
const NO_TICKET = 'expired';

/**
 * Handles the browser's return from the provider; works once per state and only for the browser that started the
 * sign-in. The outcome, success or failure, is stored under a ticket.
 * @returns our page to redirect the browser to
 */
export async function finishGoogle(
  platform: Platform,
  query: Readonly<Record<string, unknown>>,
  browser: string | undefined,
): Promise<string> {
  const client = googleClient(platform);
  if (client === undefined) refuse('not_found');
  const flow = await consumeOwnFlow(platform, query.state, browser);
  if (flow === undefined || browser === undefined) {
    return pageWithTicket(platform, { from: 'login', forwarded: '' }, NO_TICKET);
  }
  if (typeof query.error === 'string') {
    const description = query.error_description;
    const failure = refusalOf(
      query.error,
      typeof description === 'string' ? description : undefined,
    );
    return issueTicket(platform, browser, flow, { failure });
  }
  const returned = new URLSearchParams(
    Object.entries(query).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
  return issueTicket(
    platform,
    browser,
    flow,
    await fetchGooglePerson(platform, client, returned, flow),
  );
}

async function consumeOwnFlow(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  state: unknown,
  browser: string | undefined,
): Promise<Flow | undefined> {
  if (typeof state !== 'string' || browser === undefined) return undefined;
  const stateHash = sha256(state);
  const row = await consumeFlow(platform.db, stateHash, sha256(browser), platform.clock.now());
  if (row === undefined) return undefined;
  // We sealed it with exactly this type.
  return JSON.parse(platform.sealer.open(row.content, contextOfFlow(stateHash))) as Flow;
}
