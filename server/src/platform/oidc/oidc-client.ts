import type { Configuration } from 'openid-client';
import { Refusal } from '../http/errors.ts';
import { type Outbound, OutboundError } from '../outbound.ts';
import { fetchThrough } from './outbound-fetch.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a sign-in must remember until the browser is back. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: proves at the exchange that whoever began is who ends. */
  readonly verifier: string;
}

/** Claims of an id_token that passed every check: signature (RS256), issuer, audience, party, times, nonce. */
export interface VerifiedClaims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** A sign-in that came to nothing. The message is for the log and holds no token. */
export class OidcError extends Error {
  override readonly name = 'OidcError';
  /** What the provider itself answered, for the person to read. */
  readonly answer: { readonly error: string; readonly description: string | undefined } | undefined;
  constructor(message: string, answer?: OidcError['answer']) {
    super(message);
    this.answer = answer;
  }
}

/** A client of one OpenID provider. The provider's tokens live inside these calls and nowhere else. */
export interface OidcClient {
  /** Where to send the browser. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<string>;
  /**
   * Exchanges the code in the query of the way back, verifies the id_token and asks userinfo, which must speak of the
   * same subject. Throws `OidcError`.
   */
  exchange(
    redirectUri: string,
    query: URLSearchParams,
    secrets: FlowSecrets,
  ): Promise<{ claims: VerifiedClaims; userinfo: Readonly<Record<string, unknown>> }>;
  /**
   * The claims of an id_token that was made for this client, or undefined.
   * Throws the refusal `unavailable` when the provider's keys cannot be had: that says nothing about the token.
   */
  verifyIdToken(idToken: string): Promise<VerifiedClaims | undefined>;
}

const METADATA_LIFE_MS = 60 * 60 * 1000;
const TIMEOUT_S = 10;
const CLOCKS_APART_S = 60;

/**
 * Times in tokens are held against the machine's clock, not the shop's: the two sides must mean the same present, and
 * the provider's does not move with ours.
 */
export function createOidcClient(settings: OidcSettings, outbound: Outbound): OidcClient {
  const configuration = keepFor(METADATA_LIFE_MS, () => discover(settings, outbound));
  return {
    async authorizationUrl(redirectUri, { state, nonce, verifier }) {
      const oidc = await import('openid-client');
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Several people share a browser: the provider asks who it is instead of taking the last one.
        prompt: 'select_account',
      });
      return url.href;
    },
    async exchange(redirectUri, query, { state, nonce, verifier }) {
      const oidc = await import('openid-client');
      try {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(
          config,
          new URL(`${redirectUri}?${query}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        );
        const claims = tokens.claims();
        if (claims === undefined || !isForUs(claims, settings))
          throw new OidcError('foreign party');
        const userinfo = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
        return { claims, userinfo };
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError) {
          const { error: code, error_description: description } = error;
          throw new OidcError(`the provider answered ${code}`, { error: code, description });
        }
        throw new OidcError(describe(error));
      }
    },
    async verifyIdToken(idToken) {
      try {
        const claims = await claimsOf(await configuration(), idToken);
        return claims !== undefined && isForUs(claims, settings) ? claims : undefined;
      } catch (error) {
        if (isOutage(error)) throw new Refusal('unavailable', { retryAfterS: 5, cause: error });
        return undefined;
      }
    },
  };
}

async function discover(settings: OidcSettings, outbound: Outbound): Promise<Configuration> {
  const oidc = await import('openid-client');
  const hosts = new Set([new URL(settings.issuer).host]);
  const config = await oidc.discovery(
    new URL(settings.issuer),
    settings.clientId,
    // RS256 and nothing else: neither `none` nor a signature made with the public key as a password.
    { id_token_signed_response_alg: 'RS256' },
    oidc.ClientSecretPost(settings.clientSecret),
    {
      [oidc.customFetch]: fetchThrough(outbound, () => [...hosts]),
      timeout: TIMEOUT_S,
      execute: [
        // Without it the library trusts TLS to the token endpoint and leaves the signature alone.
        oidc.enableNonRepudiationChecks,
        // The settings refuse http in production.
        ...(settings.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
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
  const askProvider = config[oidc.customFetch];
  const standIn = new oidc.Configuration(server, config.clientMetadata().client_id, {
    id_token_signed_response_alg: 'RS256',
  });
  standIn[oidc.customFetch] = async (url, options) =>
    url === server.token_endpoint || askProvider === undefined
      ? Response.json({ access_token: 'none', token_type: 'bearer', id_token: idToken })
      : askProvider(url, options);
  oidc.enableNonRepudiationChecks(standIn);
  if (server.issuer.startsWith('http:')) oidc.allowInsecureRequests(standIn);
  return (await oidc.genericGrantRequest(standIn, 'id_token', {})).claims();
}

/** The library looks at `azp` only when there are several audiences, and at `iat` not at all. */
function isForUs(claims: VerifiedClaims, { clientId }: OidcSettings): boolean {
  const nowS = Math.floor(Date.now() / 1000);
  return (
    (claims.azp === undefined || claims.azp === clientId) &&
    typeof claims.iat === 'number' &&
    claims.iat <= nowS + CLOCKS_APART_S &&
    claims.sub.length <= 255
  );
}

/** Codes and sentences of the library only: its causes carry claims and whole answers. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const inner = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${inner}`.slice(0, 300);
}

function isOutage(error: unknown): boolean {
  return error instanceof OutboundError || (error instanceof Error && isOutage(error.cause));
}

/** Makes a value once and keeps it for a while; a failure is not kept. */
function keepFor<Value>(lifeMs: number, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return () => {
    if (kept !== undefined && performance.now() < kept.untilMs) return kept.value;
    const value = make();
    kept = { value, untilMs: performance.now() + lifeMs };
    value.catch(() => {
      if (kept?.value === value) kept = undefined;
    });
    return value;
  };
}
