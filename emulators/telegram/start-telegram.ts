import Fastify from 'fastify';
import { registerBotApi } from './bot-routes.ts';
import { type ChatMessage, createChats } from './chats.ts';
import { registerControl } from './control-routes.ts';
import { createFaultSwitch, type FaultSwitch } from './faults.ts';
import type { Telegram } from './methods.ts';
import { registerPages } from './page-routes.ts';
import { createPeople, type People } from './people.ts';
import { createUpdates } from './updates.ts';

export interface TelegramOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly botToken?: string;
  readonly botName?: string;
  /** Stores the people across restarts. */
  readonly peopleFile?: string | undefined;
  /** Answered by `/healthz`, so that the process that started it can recognize it. */
  readonly id?: string | undefined;
  readonly now?: () => Date;
}

export interface RunningTelegram {
  readonly url: string;
  readonly botToken: string;
  readonly botName: string;
  readonly people: People;
  readonly faults: FaultSwitch;
  /** Sends a message as a person. START after a link of the shop sends `/start <token>`. */
  send(personId: number, text: string, replyTo?: number): void;
  /** Presses a button of a message. */
  press(personId: number, messageId: number, data: string): void;
  /** What the bot answered to presses, oldest first. */
  pressAnswers(): readonly string[];
  block(personId: number, blocked: boolean): void;
  /** Oldest first. */
  messages(personId: number): readonly ChatMessage[];
  /** Number of updates that the bot has not received yet. */
  waiting(): number;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Emulates Telegram with one bot: the Bot API for the shop, a chat page for people. */
export async function startTelegram(options: TelegramOptions = {}): Promise<RunningTelegram> {
  const {
    port = 0,
    botToken = '700000001:sandbox-token-for-tests-0123456789abcde',
    botName = 'sesame_test_bot',
    now = () => new Date(),
  } = options;
  const people = createPeople(options.peopleFile);
  const updates = createUpdates(now);
  const chats = createChats(people, { now, onUpdate: (content) => updates.add(content) });
  const faults = createFaultSwitch();
  const bot = { id: Number(botToken.split(':')[0]), name: botName };
  const telegram: Telegram = { bot, people, chats, updates, faults };

  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  // A page under another name that resolves to this machine must not read chats, so only loopback names are answered.
  app.addHook('onRequest', async (request, reply) => {
    if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')) return;
    return reply.code(421).send({ error: { code: 'misdirected', message: 'Not Telegram' } });
  });
  app.get('/healthz', async () => ({ ok: true, id: options.id }));
  await app.register(async (scope) => registerBotApi(scope, { telegram, token: botToken }));
  await app.register(async (scope) => registerControl(scope, telegram));
  await app.register(async (scope) => registerPages(scope, telegram));
  const url = await app.listen({ port, host: HOST });

  return {
    url,
    botToken,
    botName,
    people,
    faults,
    send: (id, text, replyTo) => chats.send(people.get(id), text, replyTo),
    press: (id, messageId, data) => chats.press(people.get(id), messageId, data),
    pressAnswers: () => chats.pressAnswers(),
    block: (id, blocked) => chats.setBlocked(people.get(id), blocked),
    messages: (id) => chats.messages(id),
    waiting: () => updates.waiting().length,
    async stop() {
      updates.stop();
      await app.close();
    },
  };
}
