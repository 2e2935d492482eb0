import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { isForeignForm, preparePages } from '../kit/page/page-style.ts';
import type { MailStore } from './mail-store.ts';
import { pageTexts } from './page-texts.ts';
import { framedHtml, inboxPage, mailPage, missingPage, type PageFrame } from './pages.ts';

type ById = { Params: { id: string } };

/**
 * The mail is untrusted HTML: it is shown without scripts, and it cannot load anything that reveals that it was read.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** The HTML pages: no script. */
export async function registerPages(app: FastifyInstance, store: MailStore) {
  const styleUrl = await preparePages(app, {
    sheet: new URL('./page.css', import.meta.url),
    frames: true,
  });
  const frameFor = (request: FastifyRequest): PageFrame => {
    const language = chooseLanguage(request.headers['accept-language']);
    return { language, texts: pageTexts[language], styleUrl };
  };

  app.get('/', async (request) => inboxPage(frameFor(request), store.list()));
  app.get<ById>('/mails/:id', async (request, reply) => {
    const mail = store.find(request.params.id);
    if (mail === undefined) return reply.code(404).send(missingPage(frameFor(request)));
    return mailPage(frameFor(request), mail);
  });
  app.get<ById>('/mails/:id/html', async (request, reply) => {
    const mail = store.find(request.params.id);
    if (mail === undefined) return reply.code(404).send(missingPage(frameFor(request)));
    return reply.header('content-security-policy', MAIL_POLICY).send(framedHtml(mail));
  });
  app.post('/clear', async (request, reply) => {
    if (isForeignForm(request)) return reply.code(403).send(missingPage(frameFor(request)));
    store.clear();
    return reply.redirect('/', 303);
  });
}
