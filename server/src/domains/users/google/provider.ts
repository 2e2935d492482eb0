import type { GoogleConfig } from '../../../config.ts';
import type { FlowSecrets } from '../../../platform/oidc/oidc-client.ts';
import {
  createOidcClient,
  type OidcClient,
  OidcError,
} from '../../../platform/oidc/oidc-client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type GoogleOutcome, personOf, refusalOf } from './google.rules.ts';

const clients = new WeakMap<GoogleConfig, OidcClient>();

/**
 * The OIDC client, one per process because it caches the provider's keys.
 * @returns undefined when Google sign-in is not configured
 */
export function googleClient({
  config: { google },
  outbound,
}: Pick<Platform, 'config' | 'outbound'>): OidcClient | undefined {
  if (google === undefined) return undefined;
  const client = clients.get(google) ?? createOidcClient(google, outbound);
  clients.set(google, client);
  return client;
}

export function redirectUri(platform: Pick<Platform, 'publicUrl'>): string {
  return `${platform.publicUrl()}/api-user/api/v1/oauth/google/callback`;
}

/** Exchanges the returned query for the person. Failures are logged here. */
export async function fetchGooglePerson(
  platform: Pick<Platform, 'publicUrl' | 'log'>,
  client: OidcClient,
  query: URLSearchParams,
  secrets: FlowSecrets,
): Promise<GoogleOutcome> {
  try {
    const { claims, userinfo } = await client.exchange(redirectUri(platform), query, secrets);
    return personOf(claims, userinfo);
  } catch (error) {
    if (!(error instanceof OidcError)) throw error;
    platform.log.warn({ reason: error.message }, 'google sign-in failed');
    if (error.answer === undefined) return { failure: { code: 'google_failed' } };
    return { failure: refusalOf(error.answer.error, error.answer.description) };
  }
}
