import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../kit/choose-language.ts';
import type { Telegram } from './methods.ts';
import { pageTexts } from './page-texts.ts';
import { chatPage, homePage, messagesPage, missingPage, type PageFrame } from './pages.ts';
import type { Person } from './people.ts';

type Page = { Params: { bot: string }; Querystring: { as?: string; start?: string } };
type Form = { Params: { bot: string }; Body: Readonly<Record<string, string | undefined>> };

const policyWith = (ancestors: string) =>
  `default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`;

/** The pages for people, where the links of the shop lead: no script. */
export async function registerPages(app: FastifyInstance, telegram: Telegram): Promise<void> {
  const { bot, people, chats } = telegram;
  const style = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const styleUrl = `/telegram.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;
  const frameFor = (request: FastifyRequest): PageFrame => {
    const language = chooseLanguage(request.headers['accept-language']);
    return { language, texts: pageTexts[language], styleUrl };
  };
  const personOf = (as: string | undefined): Person | undefined =>
    as === undefined ? people.list()[0] : people.find(Number(as));
  const isOurs = (name: string) => name.toLowerCase() === bot.name.toLowerCase();
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send(missingPage(frameFor(request)));

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policyWith("'none'"),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
    });
    reply.type('text/html; charset=utf-8');
    // A form of a foreign page may be sent here without being asked; browsers name where it stood.
    const { origin, host } = request.headers;
    const foreign = origin !== undefined && origin !== `http://${host}`;
    if (request.method === 'POST' && foreign) {
      return reply.code(403).send(missingPage(frameFor(request)));
    }
  });

  app.get('/telegram.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=31536000').send(style),
  );
  app.get('/', async (request) => homePage(frameFor(request), bot.name));
  app.get<Page>('/:bot', async (request, reply) => {
    const person = personOf(request.query.as);
    if (!isOurs(request.params.bot) || person === undefined) return missing(request, reply);
    const start = request.query.start ?? (person.started ? undefined : '');
    return chatPage(frameFor(request), {
      bot: bot.name,
      person,
      people: people.list(),
      // What Telegram takes as a payload; it ignores anything else.
      start: start === undefined || /^[\w-]{0,64}$/.test(start) ? start : '',
    });
  });
  app.get<Page>('/:bot/messages', async (request, reply) => {
    const person = personOf(request.query.as);
    if (!isOurs(request.params.bot) || person === undefined) return missing(request, reply);
    reply.header('content-security-policy', policyWith("'self'"));
    return messagesPage(frameFor(request), chats.messages(person.id));
  });

  const back = (reply: FastifyReply, { id }: Person, start?: string) =>
    reply.redirect(
      `/${bot.name}?as=${id}${start ? `&start=${encodeURIComponent(start)}` : ''}`,
      303,
    );
  app.post<Form>('/:bot/say', async (request, reply) => {
    const { as = '', text = '' } = request.body;
    const person = personOf(as);
    if (person === undefined || text.trim() === '') return missing(request, reply);
    chats.say(person, text.slice(0, 4_096));
    return back(reply, person);
  });
  app.post<Form>('/:bot/block', async (request, reply) => {
    const person = personOf(request.body.as ?? '');
    if (person === undefined) return missing(request, reply);
    chats.setBlocked(person, request.body.blocked === 'true');
    return back(reply, person);
  });
  app.post<Form>('/:bot/people', async (request, reply) => {
    const { first_name = '', last_name = '', start } = request.body;
    if (first_name.trim() === '') return missing(request, reply);
    const person = people.add({
      first_name: first_name.trim().slice(0, 64),
      last_name: last_name.trim().slice(0, 64) || undefined,
      language_code: frameFor(request).language,
    });
    return back(reply, person, start);
  });
}
