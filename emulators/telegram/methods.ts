import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type ChatMessage, type Chats, chatOf, unixOf } from './chats.ts';
import type { FaultSwitch } from './faults.ts';
import type { People, Person } from './people.ts';
import type { UpdateQueue } from './updates.ts';

export interface Bot {
  readonly id: number;
  readonly name: string;
}

export interface Telegram {
  readonly bot: Bot;
  readonly people: People;
  readonly chats: Chats;
  readonly updates: UpdateQueue;
  readonly faults: FaultSwitch;
}

/** The connection will be cut instead of an answer. */
export class CutOff extends Error {}

type Method = (telegram: Telegram, payload: unknown) => unknown;

function method<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (telegram: Telegram, input: z.output<Schema>) => unknown,
): Method {
  return (telegram, payload) => {
    const input = schema.safeParse(payload);
    if (!input.success) {
      const [issue] = input.error.issues;
      const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
      throw new ApiError(400, `Bad Request: wrong or unknown parameter ${String(field)}`);
    }
    return run(telegram, input.data);
  };
}

const kindsField = z.optional(z.array(z.string()));
const TEXT_MAX = 4_096;
/** In bytes. */
const DATA_MAX = 64;
const previewField = z.optional(z.strictObject({ is_disabled: z.optional(z.boolean()) }));
const buttonField = z.union([
  z.strictObject({ text: z.string().check(z.minLength(1)), url: z.url({ protocol: /^https$/ }) }),
  z.strictObject({
    text: z.string().check(z.minLength(1)),
    callback_data: z.string().check(
      z.minLength(1),
      z.refine((data) => Buffer.byteLength(data) <= DATA_MAX),
    ),
  }),
]);
const keyboardField = z.optional(
  z.strictObject({ inline_keyboard: z.array(z.array(buttonField)) }),
);

/** The part of the Bot API that a shop needs. Unknown parameters are refused, whereas Telegram ignores them. */
export const methods: Readonly<Record<string, Method>> = {
  getMe: method(z.strictObject({}), ({ bot }) => ({
    id: bot.id,
    is_bot: true,
    first_name: bot.name,
    username: bot.name,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  })),

  getUpdates: method(
    z.strictObject({
      offset: z.optional(z.int()),
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      timeout: z.optional(z.int().check(z.gte(0), z.lte(50))),
      allowed_updates: kindsField,
    }),
    ({ updates }, { offset, limit = 100, timeout = 0, allowed_updates }) => {
      updates.allow(allowed_updates);
      return updates.get({ offset, limit, waitMs: timeout * 1_000 });
    },
  ),

  setWebhook: method(
    z.strictObject({
      url: z.string(),
      secret_token: z.optional(z.string().check(z.regex(/^[\w-]{1,256}$/))),
      allowed_updates: kindsField,
      max_connections: z.optional(z.int().check(z.gte(1), z.lte(100))),
      drop_pending_updates: z.optional(z.boolean()),
    }),
    ({ updates }, { url, secret_token: secret, allowed_updates }) => {
      const to = URL.parse(url);
      // Telegram requires https; the emulator only calls its own machine.
      if (to?.protocol !== 'http:' || !/^(127\.0\.0\.1|localhost)$/.test(to.hostname)) {
        throw new ApiError(400, 'Bad Request: bad webhook: only this machine can be called');
      }
      updates.allow(allowed_updates);
      updates.setWebhook({ url, secret });
      return true;
    },
  ),

  deleteWebhook: method(
    z.strictObject({ drop_pending_updates: z.optional(z.boolean()) }),
    ({ updates }) => {
      updates.setWebhook(undefined);
      return true;
    },
  ),

  getWebhookInfo: method(z.strictObject({}), ({ updates }) => ({
    url: updates.webhook()?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: updates.waiting().length,
  })),

  sendMessage: method(
    z.strictObject({
      chat_id: z.int(),
      text: z.string(),
      link_preview_options: previewField,
      disable_notification: z.optional(z.boolean()),
      reply_markup: keyboardField,
    }),
    (telegram, { chat_id, text, reply_markup: keyboard }) => {
      const { chats, faults } = telegram;
      const fault = faults.strike();
      if (fault?.kind === 'too_many') {
        const { retryAfterS } = fault;
        throw new ApiError(429, `Too Many Requests: retry after ${retryAfterS}`, retryAfterS);
      }
      if (fault?.kind === 'server_error') throw new ApiError(502, 'Bad Gateway');
      const person = reachable(telegram, chat_id);
      requireText(text);
      const message = chats.write(person, { text, buttons: keyboard?.inline_keyboard ?? [] });
      if (fault?.kind === 'drop_after') throw new CutOff();
      return answerOf(telegram.bot, person, message);
    },
  ),

  editMessageText: method(
    z.strictObject({
      chat_id: z.int(),
      message_id: z.int(),
      text: z.string(),
      link_preview_options: previewField,
      reply_markup: keyboardField,
    }),
    (telegram, { chat_id, message_id, text, reply_markup: keyboard }) => {
      const { chats } = telegram;
      const person = reachable(telegram, chat_id);
      requireText(text);
      const buttons = keyboard?.inline_keyboard ?? [];
      const before = chats.messages(person.id).find((one) => one.message_id === message_id);
      if (before?.text === text && JSON.stringify(before.buttons) === JSON.stringify(buttons)) {
        throw new ApiError(400, 'Bad Request: message is not modified');
      }
      const edited = chats.edit(person, message_id, { text, buttons });
      if (edited === undefined) throw new ApiError(400, 'Bad Request: message to edit not found');
      return answerOf(telegram.bot, person, edited);
    },
  ),

  answerCallbackQuery: method(
    z.strictObject({
      callback_query_id: z.string(),
      text: z.optional(z.string().check(z.maxLength(200))),
    }),
    ({ chats }, { callback_query_id: id, text = '' }) => {
      if (!chats.answerPress(id, text)) {
        throw new ApiError(400, 'Bad Request: query is too old or query ID is invalid');
      }
      return true;
    },
  ),
};

function reachable({ people }: Telegram, chatId: number): Person {
  const person = people.find(chatId);
  if (person === undefined) throw new ApiError(400, 'Bad Request: chat not found');
  if (person.blocked) throw new ApiError(403, 'Forbidden: bot was blocked by the user');
  if (!person.started) {
    throw new ApiError(403, "Forbidden: bot can't initiate conversation with a user");
  }
  return person;
}

function requireText(text: string): void {
  if (text.trim() === '') throw new ApiError(400, 'Bad Request: message text is empty');
  if (text.length > TEXT_MAX) throw new ApiError(400, 'Bad Request: message is too long');
}

function answerOf(bot: Bot, person: Person, { message_id, sent_at, text, buttons }: ChatMessage) {
  return {
    message_id,
    date: unixOf(new Date(sent_at)),
    from: { id: bot.id, is_bot: true, first_name: bot.name, username: bot.name },
    chat: chatOf(person),
    text,
    ...(buttons.length > 0 && { reply_markup: { inline_keyboard: buttons } }),
  };
}
