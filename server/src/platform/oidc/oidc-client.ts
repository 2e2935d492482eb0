import type { Configuration } from 'openid-client';
import { Refusal } from '../http/errors.ts';
import { type Outbound, OutboundError } from '../network/outbound.ts';
import { fetchThrough } from './outbound-fetch.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The values of a sign-in that are stored until the browser returns. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier: proves at the exchange that the sign-in is completed by the one who began it. */
  readonly verifier: string;
}

/**
 * Claims of an id_token that passed every check: signature (RS256), issuer, audience, authorized party, times, nonce.
 */
export interface VerifiedClaims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** A failed sign-in. The message is for the log and contains no token. */
export class OidcError extends Error {
  override readonly name = 'OidcError';
  /** The error returned by the provider, to be shown to the person. */
  readonly answer: { readonly error: string; readonly description: string | undefined } | undefined;
  constructor(message: string, answer?: OidcError['answer']) {
    super(message);
    this.answer = answer;
  }
}

/** A client of one OpenID provider. The provider's tokens never leave these calls. */
export interface OidcClient {
  /** The URL to redirect the browser to. */
  authorizationUrl(redirectUri: string, secrets: FlowSecrets): Promise<string>;
  /**
   * Exchanges the code from the callback's query, verifies the id_token and fetches userinfo, which must be about the
   * same subject. Throws `OidcError`.
   */
  exchange(
    redirectUri: string,
    query: URLSearchParams,
    secrets: FlowSecrets,
  ): Promise<{ claims: VerifiedClaims; userinfo: Readonly<Record<string, unknown>> }>;
  /**
   * The claims of an id_token issued for this client, or undefined.
   * Throws the refusal `unavailable` when the provider's keys cannot be fetched, which says nothing about the token.
   */
  verifyIdToken(idToken: string): Promise<VerifiedClaims | undefined>;
}

const METADATA_LIFETIME_MS = 60 * 60 * 1000;
const TIMEOUT_S = 10;
const CLOCKS_APART_S = 60;

/**
 * Times in tokens are checked against the machine's clock instead of the shop's, which tests move: the provider's clock
 * does not move with it.
 */
export function createOidcClient(settings: OidcSettings, outbound: Outbound): OidcClient {
  const configuration = cacheFor(METADATA_LIFETIME_MS, () => discover(settings, outbound));
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
        // Several people may share a browser: the provider asks for the account instead of using the last one.
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
          throw new OidcError('wrong authorized party');
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
    // Only RS256: neither `none` nor an HMAC made with the public key as secret.
    { id_token_signed_response_alg: 'RS256' },
    oidc.ClientSecretPost(settings.clientSecret),
    {
      [oidc.customFetch]: fetchThrough(outbound, () => [...hosts]),
      timeout: TIMEOUT_S,
      execute: [
        // Without it the library trusts TLS to the token endpoint and does not verify the signature.
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
 * An id_token that was received directly is passed to the library as the response of a token endpoint, so that there is
 * a single way of verification.
 */
async function claimsOf(
  config: Configuration,
  idToken: string,
): Promise<VerifiedClaims | undefined> {
  const oidc = await import('openid-client');
  const server = config.serverMetadata();
  const requestProvider = config[oidc.customFetch];
  const substitute = new oidc.Configuration(server, config.clientMetadata().client_id, {
    id_token_signed_response_alg: 'RS256',
  });
  substitute[oidc.customFetch] = async (url, options) =>
    url === server.token_endpoint || requestProvider === undefined
      ? Response.json({ access_token: 'none', token_type: 'bearer', id_token: idToken })
      : requestProvider(url, options);
  oidc.enableNonRepudiationChecks(substitute);
  if (server.issuer.startsWith('http:')) oidc.allowInsecureRequests(substitute);
  return (await oidc.genericGrantRequest(substitute, 'id_token', {})).claims();
}

/** The library checks `azp` only when there are several audiences, and does not check `iat`. */
function isForUs(claims: VerifiedClaims, { clientId }: OidcSettings): boolean {
  const nowS = Math.floor(Date.now() / 1000);
  return (
    (claims.azp === undefined || claims.azp === clientId) &&
    typeof claims.iat === 'number' &&
    claims.iat <= nowS + CLOCKS_APART_S &&
    claims.sub.length <= 255
  );
}

/** Only codes and messages of the library: its causes contain claims and whole responses. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const inner = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${inner}`.slice(0, 300);
}

function isOutage(error: unknown): boolean {
  return error instanceof OutboundError || (error instanceof Error && isOutage(error.cause));
}

/** Caches a value for a while; a failure is not cached. */
function cacheFor<Value>(lifetimeMs: number, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly value: Promise<Value>; readonly untilMs: number } | undefined;
  return () => {
    if (cached !== undefined && performance.now() < cached.untilMs) return cached.value;
    const value = make();
    cached = { value, untilMs: performance.now() + lifetimeMs };
    value.catch(() => {
      if (cached?.value === value) cached = undefined;
    });
    return value;
  };
}
