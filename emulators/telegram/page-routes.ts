import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../kit/page/choose-language.ts';
import { contentSecurityPolicy, isForeignForm, preparePages } from '../kit/page/page-style.ts';
import type { Telegram } from './methods.ts';
import { pageTexts } from './page-texts.ts';
import { chatPage, homePage, messagesPage, missingPage, type PageFrame } from './pages.ts';
import type { Person } from './people.ts';

type Page = {
  Params: { bot: string };
  Querystring: { as?: string; start?: string; answer?: string };
};
type Form = { Params: { bot: string }; Body: Readonly<Record<string, string | undefined>> };

/** The HTML pages that the shop's links lead to: no script. */
export async function registerPages(app: FastifyInstance, telegram: Telegram): Promise<void> {
  const { bot, people, chats } = telegram;
  const styleUrl = await preparePages(app, {
    sheet: new URL('./page.css', import.meta.url),
    frames: true,
  });
  const frameFor = (request: FastifyRequest): PageFrame => {
    const language = chooseLanguage(request.headers['accept-language']);
    return { language, texts: pageTexts[language], styleUrl };
  };
  const personOf = (as: string | undefined): Person | undefined =>
    as === undefined ? people.list()[0] : people.find(Number(as));
  const isOurs = (name: string) => name.toLowerCase() === bot.name.toLowerCase();
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send(missingPage(frameFor(request)));

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && isForeignForm(request)) {
      return reply.code(403).send(missingPage(frameFor(request)));
    }
  });

  app.get('/', async (request) => homePage(frameFor(request), bot.name));
  app.get<Page>('/:bot', async (request, reply) => {
    const person = personOf(request.query.as);
    if (!isOurs(request.params.bot) || person === undefined) return missing(request, reply);
    const start = request.query.start ?? (person.started ? undefined : '');
    return chatPage(frameFor(request), {
      bot: bot.name,
      person,
      people: people.list(),
      // Telegram's format of a payload; anything else is ignored.
      start: start === undefined || /^[\w-]{0,64}$/.test(start) ? start : '',
      answered: chats
        .messages(person.id)
        .find(({ message_id: id }) => String(id) === request.query.answer),
    });
  });
  app.get<Page>('/:bot/messages', async (request, reply) => {
    const person = personOf(request.query.as);
    if (!isOurs(request.params.bot) || person === undefined) return missing(request, reply);
    reply.header('content-security-policy', contentSecurityPolicy({ frames: true, framed: true }));
    return messagesPage(frameFor(request), {
      messages: chats.messages(person.id),
      address: `/${bot.name}`,
      person,
    });
  });

  const back = (reply: FastifyReply, { id }: Person, start?: string) =>
    reply.redirect(
      `/${bot.name}?as=${id}${start ? `&start=${encodeURIComponent(start)}` : ''}`,
      303,
    );
  app.post<Form>('/:bot/send', async (request, reply) => {
    const { as = '', text = '', answer } = request.body;
    const person = personOf(as);
    if (person === undefined || text.trim() === '') return missing(request, reply);
    chats.send(person, text.slice(0, 4_096), answer === undefined ? undefined : Number(answer));
    return back(reply, person);
  });
  app.post<Form>('/:bot/press', async (request, reply) => {
    const { as = '', message = '', data = '' } = request.body;
    const person = personOf(as);
    if (person === undefined || data === '') return missing(request, reply);
    chats.press(person, Number(message), data);
    return reply.redirect(`/${bot.name}/messages?as=${person.id}`, 303);
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
