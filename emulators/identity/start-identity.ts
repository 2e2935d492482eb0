import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import type { Provider } from 'oidc-provider';
import { createProvider, SESSION_COOKIE } from './create-provider.ts';
import { type Pages, registerPages } from './page-routes.ts';
import { messagePage } from './pages.ts';
import { createPeople } from './people.ts';

export interface IdentityOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Allowed redirect addresses, besides every loopback address with the path of the shop's callback. */
  readonly redirectUris?: readonly string[];
}

export interface RunningIdentity {
  /** Also the issuer. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
}

const CALLBACK_PATH = '/api-user/api/v1/oauth/google/callback';
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Drops the library's session cookie: otherwise, when the person changes, the library asks to confirm signing out of
 * the previous account.
 */
function forgetSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ').filter((pair) => !pair.startsWith(SESSION_COOKIE));
  if (cookies !== undefined) headers.cookie = cookies.join('; ');
}

/**
 * A real OpenID provider that behaves like Google: the same claims and a page for choosing an account, without mail and
 * passwords.
 */
export async function startIdentity(options: IdentityOptions = {}): Promise<RunningIdentity> {
  const client = {
    clientId: options.clientId ?? 'sesame-demo.apps.sandbox.example',
    clientSecret: options.clientSecret ?? randomBytes(24).toString('base64url'),
    redirectUris: [
      ...LOOPBACK.map((host) => `http://${host}${CALLBACK_PATH}`),
      ...(options.redirectUris ?? []),
    ],
  };
  const people = createPeople();
  // The issuer is the listening address, so the provider is created after listening and before any request.
  let provider: Provider | undefined;
  const running = () => {
    if (provider === undefined) throw new Error('not listening yet');
    return provider;
  };

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  let pages: Pages | undefined;
  app.get('/healthz', async () => ({ ok: true, client_id: client.clientId }));
  await app.register(async (scope) => {
    pages = await registerPages(scope, running, people);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The library parses bodies itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/*', async (request, reply) => {
      reply.hijack();
      forgetSession(request.raw);
      await running().callback()(request.raw, reply.raw);
    });
  });
  const url = await app.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' });
  provider = await createProvider(url, client, people, (context, problem) => {
    const frame = pages?.frameFor(context.headers['accept-language']);
    return frame === undefined ? problem : messagePage(frame, frame.texts.gone, problem);
  });
  provider.on('server_error', (_context, error) => console.error(error));
  return {
    url,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    stop: () => app.close(),
  };
}
