import { sha256 } from '../../../platform/crypto.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refusalOf } from './google.rules.ts';
import { takeFlow } from './google.store.ts';
import { issueTicket, pageWithTicket } from './issue-ticket.ts';
import { askWhoCame, googleClient } from './provider.ts';
import { contextOfFlow, type Flow } from './start-google.ts';

/** Stands where a ticket would: the page asks who it is and is told that the sign-in is not, or no longer, its own. */
const NO_TICKET = 'expired';

/**
 * Takes the browser back from the provider, once per state and only the browser that began. Whatever happened there,
 * the outcome waits under a ticket. @returns the page of ours to send the browser to
 */
export async function finishGoogle(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'outbound' | 'log' | 'publicUrl'
  >,
  query: Readonly<Record<string, unknown>>,
  browser: string | undefined,
): Promise<string> {
  const client = googleClient(platform);
  if (client === undefined) refuse('not_found');
  const flow = await takeOwnFlow(platform, query.state, browser);
  if (flow === undefined || browser === undefined) {
    return pageWithTicket(platform, { from: 'login', carried: '' }, NO_TICKET);
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
  return issueTicket(platform, browser, flow, await askWhoCame(platform, client, returned, flow));
}

async function takeOwnFlow(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  state: unknown,
  browser: string | undefined,
): Promise<Flow | undefined> {
  if (typeof state !== 'string' || browser === undefined) return undefined;
  const stateHash = sha256(state);
  const row = await takeFlow(platform.db, stateHash, sha256(browser), platform.clock.now());
  if (row === undefined) return undefined;
  // Sealed by us as exactly this type.
  return JSON.parse(platform.sealer.open(row.content, contextOfFlow(stateHash))) as Flow;
}
