import type { Configuration } from 'openid-client';
import type { GoogleConfig } from '../../../config.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { OutboundError } from '../../../platform/outbound.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isForUs, personOf, refusalOf, type VerifiedClaims } from './google.rules.ts';
import type { GoogleOutcome } from './person.ts';
import { fetchThrough } from './provider-fetch.ts';

/** What a flow must remember until the browser is back. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: proves at the exchange that whoever began is who ends. */
  readonly verifier: string;
}

/** The identity provider of the settings. Its tokens live inside these calls and nowhere else. */
export interface Provider {
  /** Where to send the browser. */
  authorizationUrl(secrets: FlowSecrets): Promise<string>;
  /** Exchanges the code in the query of the way back, verifies the id_token and asks userinfo for the same person. */
  exchange(query: URLSearchParams, secrets: FlowSecrets): Promise<GoogleOutcome>;
  /** Whom an id_token made for our client speaks of. @returns undefined for any token that fails a check */
  verifyIdToken(idToken: string): Promise<{ issuer: string; subject: string } | undefined>;
}

export const CALLBACK_PATH = '/api-user/api/v1/oauth/google/callback';

type ProviderPlatform = Pick<Platform, 'outbound' | 'log' | 'publicUrl'> & {
  readonly config: { readonly google: GoogleConfig | undefined };
};

const METADATA_LIFE_MS = 60 * 60 * 1000;
const TIMEOUT_S = 10;

const providers = new WeakMap<GoogleConfig, Provider>();

/** @returns undefined when the deployment has no Google button. One per process, since it keeps the provider's keys. */
export function providerOf(platform: ProviderPlatform): Provider | undefined {
  const { google } = platform.config;
  if (google === undefined) return undefined;
  const known = providers.get(google);
  if (known !== undefined) return known;
  const provider = createProvider(platform, google);
  providers.set(google, provider);
  return provider;
}

function createProvider(platform: ProviderPlatform, google: GoogleConfig): Provider {
  const redirectUri = () => `${platform.publicUrl()}${CALLBACK_PATH}`;
  const configuration = keepFor(METADATA_LIFE_MS, () => discover(platform, google));

  return {
    async authorizationUrl({ state, nonce, verifier }) {
      const oidc = await import('openid-client');
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Several people share a browser: Google asks who it is instead of taking the last one.
        prompt: 'select_account',
      });
      return url.href;
    },
    async exchange(query, { state, nonce, verifier }) {
      const oidc = await import('openid-client');
      try {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(
          config,
          new URL(`${redirectUri()}?${query}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        );
        const claims = tokens.claims();
        if (claims === undefined || !isForUs(claims, google.clientId, secondsNow())) {
          platform.log.warn({ reason: 'claims' }, 'google sign-in failed');
          return { failure: { code: 'google_failed' } };
        }
        return personOf(claims, await oidc.fetchUserInfo(config, tokens.access_token, claims.sub));
      } catch (error) {
        platform.log.warn({ reason: describe(error) }, 'google sign-in failed');
        if (error instanceof oidc.ResponseBodyError) {
          return { failure: refusalOf(error.error, error.error_description) };
        }
        return { failure: { code: 'google_failed' } };
      }
    },
    async verifyIdToken(idToken) {
      const claims = await configuration()
        .then((config) => claimsOf(config, idToken))
        .catch((error: unknown) => {
          // A provider that is down says nothing about the token, and must not log anybody out.
          if (isOutage(error)) throw new Refusal('unavailable', { retryAfterS: 5, cause: error });
          return undefined;
        });
      if (claims === undefined || !isForUs(claims, google.clientId, secondsNow())) return undefined;
      return { issuer: claims.iss, subject: claims.sub };
    },
  };
}

async function discover(platform: ProviderPlatform, google: GoogleConfig): Promise<Configuration> {
  const oidc = await import('openid-client');
  const hosts = new Set([new URL(google.issuer).host]);
  const config = await oidc.discovery(
    new URL(google.issuer),
    google.clientId,
    // RS256 and nothing else: neither `none` nor a signature made with the public key as a password.
    { client_secret: google.clientSecret, id_token_signed_response_alg: 'RS256' },
    oidc.ClientSecretPost(google.clientSecret),
    {
      [oidc.customFetch]: fetchThrough(platform.outbound, () => [...hosts]),
      timeout: TIMEOUT_S,
      execute: [
        // Without it the library trusts TLS to the token endpoint and leaves the signature alone.
        oidc.enableNonRepudiationChecks,
        // The settings refuse http in production.
        ...(google.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  const { token_endpoint, userinfo_endpoint, jwks_uri } = config.serverMetadata();
  for (const endpoint of [token_endpoint, userinfo_endpoint, jwks_uri]) {
    if (endpoint !== undefined) hosts.add(new URL(endpoint).host);
  }
  return config;
}

/**
 * An id_token that came by itself goes through the library's own checks as the answer of a token endpoint that was
 * never called, so that there is one way to verify and not two.
 */
async function claimsOf(
  config: Configuration,
  idToken: string,
): Promise<VerifiedClaims | undefined> {
  const oidc = await import('openid-client');
  const server = config.serverMetadata();
  const { id_token_signed_response_alg = 'RS256' } = config.clientMetadata();
  const standIn = new oidc.Configuration(server, config.clientMetadata().client_id, {
    id_token_signed_response_alg,
  });
  const askProvider = config[oidc.customFetch];
  standIn[oidc.customFetch] = async (url, options) =>
    url === server.token_endpoint || askProvider === undefined
      ? Response.json({ access_token: 'none', token_type: 'bearer', id_token: idToken })
      : askProvider(url, options);
  oidc.enableNonRepudiationChecks(standIn);
  if (server.issuer.startsWith('http:')) oidc.allowInsecureRequests(standIn);
  return (await oidc.genericGrantRequest(standIn, 'id_token', {})).claims();
}

/** The present of the tokens is the provider's, not the shop's clock, which tests and replays move. */
function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** Codes and sentences of the library only: its causes carry claims and whole answers. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const inner = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${'code' in error ? `${error.code} ` : ''}${error.message}${inner}`.slice(0, 300);
}

function isOutage(error: unknown): boolean {
  if (error instanceof OutboundError) return true;
  return error instanceof Error && isOutage(error.cause);
}

/** Makes a value once and keeps it for a while; a failure is not kept. */
function keepFor<Value>(lifeMs: number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly until: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.until) return kept.value;
    const value = make();
    kept = { value, until: performance.now() + lifeMs };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
}
