import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../kit/choose-language.ts';
import type { MailStore } from './mail-store.ts';
import { pageTexts } from './page-texts.ts';
import { framedHtml, inboxPage, mailPage, missingPage, type PageFrame } from './pages.ts';

type ById = { Params: { id: string } };

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail is a stranger's page: shown, never run, and kept from telling anybody that it was read. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** The pages for people: no script. */
export async function registerPages(app: FastifyInstance, store: MailStore) {
  const style = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const styleUrl = `/mailbox.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;
  const frameFor = (request: FastifyRequest): PageFrame => {
    const language = chooseLanguage(request.headers['accept-language']);
    return { language, texts: pageTexts[language], styleUrl };
  };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      // Not no-referrer: forms would then name their origin as null.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
    });
    reply.type('text/html; charset=utf-8');
  });

  app.get('/mailbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=31536000').send(style),
  );
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
    // A form of a foreign page may be sent here without being asked; browsers name where it stood.
    const origin = request.headers.origin;
    if (origin !== undefined && origin !== `http://${request.headers.host}`) {
      return reply.code(403).send(missingPage(frameFor(request)));
    }
    store.clear();
    return reply.redirect('/', 303);
  });
}
