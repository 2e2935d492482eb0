/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, type OidcContext, Provider } from 'oidc-provider';
import { MemoryAdapter } from './memory-adapter.ts';
import type { People } from './people.ts';

export interface ClientRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Exact addresses; one on a loopback host stands for any port of it. */
  readonly redirectUris: readonly string[];
}

export const SESSION_COOKIE = 'identity_session';
const SCOPE = 'openid email profile';

/** The library set up to behave as Google does: one confidential client, PKCE, the person's claims in the id_token, no page of consent. */
export async function createProvider(
  issuer: string,
  client: ClientRegistration,
  people: People,
  renderError: (context: OidcContext, problem: string) => string,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const policy = interactionPolicy.base();
  // Asked for by the shop; unknown to the library's own policy.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  policy.remove('consent');

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'shop',
        redirect_uris: client.redirectUris,
        // What lets a loopback address stand for any port.
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
    // The claims are in the id_token too, as Google's are.
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
