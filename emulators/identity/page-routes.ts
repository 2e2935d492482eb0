import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { contentSecurityPolicy, preparePages } from '../kit/page/page-style.ts';
import { pageTexts } from './page-texts.ts';
import { choosePage, messagePage, type PageFrame } from './pages.ts';
import { isEmail, type People } from './people.ts';

type ById = { Params: { uid: string }; Body: Readonly<Record<string, string | undefined>> };

export interface Pages {
  frameFor(acceptLanguage: string | undefined): PageFrame;
}

/** The page for choosing a person to sign in as. */
export async function registerPages(
  app: FastifyInstance,
  provider: () => Provider,
  people: People,
): Promise<Pages> {
  const styleUrl = await preparePages(app, {
    sheet: new URL('./page.css', import.meta.url),
  });
  const frameFor = (acceptLanguage: string | undefined): PageFrame => {
    const language = chooseLanguage(acceptLanguage);
    return { language, texts: pageTexts[language], styleUrl };
  };
  const frameOf = (request: FastifyRequest) => frameFor(request.headers['accept-language']);

  app.setErrorHandler(async (_error, request, reply) => {
    const { texts } = frameOf(request);
    return reply.code(400).send(messagePage(frameOf(request), texts.gone, texts.goneHint));
  });

  app.get('/', async (request) => {
    const { texts } = frameOf(request);
    return messagePage(frameOf(request), texts.brand, texts.home);
  });

  app.get<ById>('/choose/:uid', async (request, reply) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const shop = new URL(params.redirect_uri ?? '');
    reply.header('content-security-policy', contentSecurityPolicy({ returnUrl: shop.href }));
    return choosePage(frameOf(request), { uid, shop: shop.host });
  });

  app.post<ById>('/choose/:uid', async (request, reply) => {
    const { uid, params } = await provider().interactionDetails(request.raw, reply.raw);
    const { sub, email, cancel } = request.body;
    const finish = async (result: object) =>
      reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
    if (cancel !== undefined) {
      return finish({ error: 'access_denied', error_description: 'The person refused access' });
    }
    const typed = email?.trim() ?? '';
    const person = sub === undefined ? isEmail(typed) && people.byEmail(typed) : people.find(sub);
    if (!person) {
      const shop = new URL(params.redirect_uri ?? '');
      reply
        .code(400)
        .header('content-security-policy', contentSecurityPolicy({ returnUrl: shop.href }));
      return choosePage(frameOf(request), { uid, shop: shop.host, wrongEmail: typed });
    }
    return finish({ select_account: {}, login: { accountId: person.sub } });
  });
  return { frameFor };
}
