import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { chooseLanguage } from '../kit/choose-language.ts';
import { pageTexts } from './page-texts.ts';
import { choosePage, messagePage, type PageFrame } from './pages.ts';
import { isEmail, type People } from './people.ts';

type ById = { Params: { uid: string }; Body: Readonly<Record<string, string | undefined>> };

export interface Pages {
  frameFor(acceptLanguage: string | undefined): PageFrame;
}

/** The page on which a person chooses who to be. */
export async function registerPages(
  app: FastifyInstance,
  provider: () => Provider,
  people: People,
): Promise<Pages> {
  const style = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const styleUrl = `/identity.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;
  const frameFor = (acceptLanguage: string | undefined): PageFrame => {
    const language = chooseLanguage(acceptLanguage);
    return { language, texts: pageTexts[language], styleUrl };
  };
  const frameOf = (request: FastifyRequest) => frameFor(request.headers['accept-language']);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
    });
    reply.type('text/html; charset=utf-8');
  });
  app.setErrorHandler(async (_error, request, reply) => {
    const { texts } = frameOf(request);
    return reply.code(400).send(messagePage(frameOf(request), texts.gone, texts.goneHint));
  });

  app.get('/identity.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=31536000').send(style),
  );
  app.get('/', async (request) => {
    const { texts } = frameOf(request);
    return messagePage(frameOf(request), texts.brand, texts.home);
  });

  app.get<ById>('/choose/:uid', async (request, reply) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const shop = new URL(params.redirect_uri ?? '');
    reply.header('content-security-policy', contentSecurityPolicy(shop.origin));
    return choosePage(frameOf(request), { uid, shop: shop.host });
  });

  app.post<ById>('/choose/:uid', async (request, reply) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const { sub, email, cancel } = request.body;
    const goOn = async (result: object) =>
      reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
    if (cancel !== undefined) {
      return goOn({ error: 'access_denied', error_description: 'The person refused access' });
    }
    const typed = email?.trim() ?? '';
    const person = sub === undefined ? isEmail(typed) && people.byEmail(typed) : people.find(sub);
    if (!person) {
      const shop = new URL(params.redirect_uri ?? '');
      reply.code(400).header('content-security-policy', contentSecurityPolicy(shop.origin));
      return choosePage(frameOf(request), { uid, shop: shop.host, wrongEmail: typed });
    }
    return goOn({ select_account: {}, login: { accountId: person.sub } });
  });
  return { frameFor };
}

/** Browsers apply `form-action` to the redirects after a form too, so the shop must be named in it. */
function contentSecurityPolicy(shopOrigin = ''): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${shopOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
