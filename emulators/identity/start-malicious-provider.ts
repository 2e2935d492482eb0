import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { createSigningKey, makeIdToken } from './forged-tokens.ts';
import type { Forgery } from './forgeries.ts';
import type { Person } from './person.ts';

export interface RunningMaliciousProvider {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The person who signs in next; there is no page to choose on. */
  person: Person;
  forgery: Forgery | undefined;
  /** Every issued token and code; tests check that none of them appears elsewhere. */
  readonly secrets: readonly string[];
  /** Paths of the requests, in order. */
  readonly calls: readonly string[];
  /** An id_token as if another client had fetched it. */
  idToken(options?: { person?: Person; forgery?: Forgery }): Promise<string>;
  stop(): Promise<void>;
}

interface Grant {
  readonly nonce: string | undefined;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly person: Person;
}

/**
 * A minimal provider that can misbehave, which a real library cannot. Without a `forgery` it follows the rules of the code
 * flow: client secret, exact redirect address, PKCE, single-use codes.
 */
export async function startMaliciousProvider(person: Person): Promise<RunningMaliciousProvider> {
  const clientId = 'shop.apps.identity.example';
  const clientSecret = randomBytes(24).toString('base64url');
  const key = createSigningKey('key-1');
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, Person>();
  const secrets: string[] = [clientSecret];
  const calls: string[] = [];
  const state: { person: Person; forgery: Forgery | undefined } = { person, forgery: undefined };
  let issuer = '';

  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request) => void calls.push(request.url.split('?', 1)[0] ?? ''));

  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // Claims to support every algorithm; refusing the bad ones is the client's responsibility.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/jwks', async () => ({
    keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }],
  }));

  app.get<{ Querystring: Record<string, string> }>('/authorize', async ({ query }, reply) => {
    const { redirect_uri: redirectUri, state: returned, code_challenge: challenge } = query;
    if (redirectUri === undefined || challenge === undefined || query.client_id !== clientId) {
      return reply.code(400).send({ error: 'invalid_request' });
    }
    const code = secret();
    grants.set(code, { nonce: query.nonce, redirectUri, challenge, person: state.person });
    return reply.redirect(`${redirectUri}?${new URLSearchParams({ code, state: returned ?? '' })}`);
  });

  app.post<{ Body: Record<string, string> }>('/token', async ({ body }, reply) => {
    const refuse = (error: string, description: string, status = 400) =>
      reply.code(status).send({ error, error_description: description });
    if (body.client_id !== clientId || body.client_secret !== clientSecret) {
      return refuse('invalid_client', 'The client is unknown.', 401);
    }
    const grant = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    if (grant === undefined) return refuse('invalid_grant', 'Bad Request: the code was used.');
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    if (challenge !== grant.challenge || body.redirect_uri !== grant.redirectUri) {
      return refuse('invalid_grant', 'The code belongs to another request.');
    }
    const accessToken = secret();
    accessTokens.set(accessToken, grant.person);
    const idToken = await sign(grant.person, grant.nonce, state.forgery);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3_599,
      scope: 'openid email profile',
      ...(state.forgery !== 'no_id_token' && { id_token: idToken }),
    };
  });

  app.get('/userinfo', async (request, reply) => {
    const [, token = ''] = (request.headers.authorization ?? '').split(' ');
    const known = accessTokens.get(token);
    if (known === undefined) return reply.code(401).send({ error: 'invalid_token' });
    return state.forgery === 'another_person_at_userinfo'
      ? { ...known, sub: 'somebody-else', email: 'somebody.else@gmail.com' }
      : known;
  });

  issuer = await app.listen({ port: 0, host: '127.0.0.1' });

  function secret(): string {
    const value = randomBytes(24).toString('base64url');
    secrets.push(value);
    return value;
  }
  async function sign(of: Person, nonce: string | undefined, forgery: Forgery | undefined) {
    const token = await makeIdToken(of, { issuer, clientId, nonce, key, forgery });
    secrets.push(token);
    return token;
  }

  return {
    url: issuer,
    clientId,
    clientSecret,
    get person() {
      return state.person;
    },
    set person(next) {
      state.person = next;
    },
    get forgery() {
      return state.forgery;
    },
    set forgery(next) {
      state.forgery = next;
    },
    secrets,
    calls,
    idToken: ({ person: of = state.person, forgery } = {}) => sign(of, undefined, forgery),
    stop: () => app.close(),
  };
}
