/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, type OidcContext, Provider } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.ts';
import type { People } from './people.ts';

export interface ClientRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Exact addresses; one on a loopback host matches any port. */
  readonly redirectUris: readonly string[];
}

export const SESSION_COOKIE = 'identity_session';
const SCOPE = 'openid email profile';

/**
 * The library configured to behave like Google: one confidential client, PKCE, the claims in the id_token, no consent
 * page.
 */
export async function createProvider(
  issuer: string,
  client: ClientRegistration,
  people: People,
  renderError: (context: OidcContext, problem: string) => string,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const policy = interactionPolicy.base();
  // The shop sends this prompt; the library's default policy does not have it.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  policy.remove('consent');

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'shop',
        redirect_uris: client.redirectUris,
        // Native clients may use any port of a loopback address.
        application_type: 'native',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    adapter: MemoryAdapter,
    jwks: { keys: [key] },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: {
        session: SESSION_COOKIE,
        interaction: 'identity_interaction',
        resume: 'identity_resume',
      },
    },
    scopes: SCOPE.split(' '),
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Puts the claims into the id_token, as Google does.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy,
      url: (_context: OidcContext, { uid }: { uid: string }) => `/choose/${uid}`,
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 3_599, IdToken: 3_599 },
    async findAccount(_context: OidcContext, sub: string) {
      const person = people.find(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    async loadExistingGrant({ oidc }: OidcContext) {
      const grant = new provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    async renderError(context: OidcContext, out: { error: string; error_description?: string }) {
      context.type = 'html';
      context.body = renderError(context, out.error_description ?? out.error);
    },
  });
  return provider;
}
