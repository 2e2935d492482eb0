import * as z from 'zod/mini';
import { emptyAnswer, passwordField } from './fields.ts';
import { defineRoute } from './route.ts';

const BASE = '/api-user/api/v1';

/** `linkTelegram`, the link that connects an account, is among the calls of the specification in `users.ts`. */

const telegramLinkField = z.strictObject({
  /**
   * - `waiting`: the newest link may still be used
   * - `connected`: a Telegram account is connected
   * - `taken`: who pressed START is connected to another account of the shop
   * - `none`: there is no link, or its ten minutes are over
   */
  state: z.enum(['waiting', 'connected', 'taken', 'none']),
});
export type TelegramLink = z.output<typeof telegramLinkField>;

export const getTelegramLink = defineRoute({
  id: 'getTelegramLink',
  method: 'GET',
  path: `${BASE}/user/telegram_data/link`,
  tag: 'Accounts',
  summary: 'What became of the newest link to Telegram; the page asks while it waits',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  answer: telegramLinkField,
  errors: ['not_found'],
});

export const unlinkTelegram = defineRoute({
  id: 'unlinkTelegram',
  method: 'POST',
  path: `${BASE}/user/telegram_data/unlink`,
  tag: 'Accounts',
  summary: 'Disconnect the Telegram account; nothing is written there any more',
  auth: 'user',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: emptyAnswer,
  errors: ['not_found', 'password_wrong', 'password_not_set'],
});

/** What is told by Telegram, each only when the person asked for it. */
export const telegramNoticesField = z.strictObject({
  subscription_ends: z.boolean(),
  payment_received: z.boolean(),
  /** A link was replaced by another one, or by one of another service. */
  access_changed: z.boolean(),
  ticket_answered: z.boolean(),
});
export type TelegramNotices = z.output<typeof telegramNoticesField>;

export const getTelegramNotices = defineRoute({
  id: 'getTelegramNotices',
  method: 'GET',
  path: `${BASE}/user/telegram_data/notices`,
  tag: 'Accounts',
  summary: 'What the user wants to be told by Telegram',
  auth: 'user',
  viewable: true,
  limit: 'write',
  answer: telegramNoticesField,
  errors: ['not_found'],
});

/** Kinds left out stay as they are. */
export const chooseTelegramNotices = defineRoute({
  id: 'chooseTelegramNotices',
  method: 'PUT',
  path: `${BASE}/user/telegram_data/notices`,
  tag: 'Accounts',
  summary: 'Choose what is told by Telegram',
  auth: 'user',
  limit: 'write',
  body: z.partial(telegramNoticesField),
  answer: telegramNoticesField,
  errors: ['not_found'],
});

/**
 * Where Telegram sends what people write to the bot. Proven by the secret header that the webhook was set with;
 * anything else is 404, as if nothing was there. Our bot reads a part of what Telegram may send.
 */
export const receiveTelegramUpdate = defineRoute({
  id: 'receiveTelegramUpdate',
  method: 'POST',
  path: `${BASE}/telegram/webhook`,
  tag: 'Accounts',
  summary: 'Take an update of the Telegram bot',
  auth: 'signature',
  limit: 'notice',
  answer: emptyAnswer,
  errors: ['not_found'],
});
