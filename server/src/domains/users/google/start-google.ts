import { refuse } from '../../../platform/http/errors.ts';
import type { FlowSecrets } from '../../../platform/oidc/oidc-client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { insertFlow } from './google.store.ts';
import { issueTicket } from './issue-ticket.ts';
import { googleClient, redirectUri } from './provider.ts';

/** State of a sign-in, stored sealed while the browser is at the provider. */
export interface Flow extends FlowSecrets {
  readonly from: Origin;
  /** Query string restored after the return. */
  readonly forwarded: string;
}

export type Origin = 'login' | 'register';

/** Time a person may take at Google. */
const FLOW_LIFETIME_MS = 10 * 60 * 1000;

/**
 * Starts a sign-in. `browser` is the value of the cookie that the browser has or is about to get.
 * @returns the URL to redirect to: the provider, or our page if the provider is unreachable
 */
export async function startGoogle(
  platform: Platform,
  { browser, from, forwarded }: { browser: string; from: Origin; forwarded: string },
): Promise<string> {
  const client = googleClient(platform);
  if (client === undefined) refuse('not_found');
  const flow: Flow = {
    state: platform.ids.token(),
    nonce: platform.ids.token(),
    verifier: platform.ids.token(),
    from,
    forwarded,
  };
  const url = await client.authorizationUrl(redirectUri(platform), flow).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'identity provider is unreachable');
    return undefined;
  });
  if (url === undefined) {
    return issueTicket(platform, browser, flow, { failure: { code: 'google_failed' } });
  }
  const stateHash = sha256(flow.state);
  await insertFlow(platform.db, {
    state_hash: stateHash,
    browser_hash: sha256(browser),
    content: platform.sealer.seal(JSON.stringify(flow), contextOfFlow(stateHash)),
    expires_at: new Date(platform.clock.now().getTime() + FLOW_LIFETIME_MS),
  });
  return url;
}

/** Binds the sealed flow to its row. */
export function contextOfFlow(stateHash: Buffer): string {
  return `google-flow:${stateHash.toString('base64url')}`;
}
