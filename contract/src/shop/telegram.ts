import * as z from 'zod/mini';
import { emptyAnswer, passwordField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

const routes = defineRoutes({ tag: 'Accounts', base: '/api-user/api/v1' });

/**
 * `linkTelegram`, which creates the link that connects an account, is among the calls of the specification in
 * `users.ts`.
 */

const telegramLinkField = z.strictObject({
  /**
   * - `waiting`: the newest link can still be used
   * - `connected`: a Telegram account is connected
   * - `taken`: the Telegram account that pressed START is connected to another account of the shop
   * - `none`: no link, or it expired after ten minutes
   */
  state: z.enum(['waiting', 'connected', 'taken', 'none']),
});
export type TelegramLink = z.output<typeof telegramLinkField>;

export const getTelegramLink = routes.read('getTelegramLink', '/user/telegram_data/link', {
  summary: 'State of the newest link to Telegram; polled while it waits',
  answer: telegramLinkField,
  errors: ['not_found'],
});

export const unlinkTelegram = routes.post('unlinkTelegram', '/user/telegram_data/unlink', {
  summary: 'Disconnect the Telegram account; it gets no further messages',
  limit: 'sensitive',
  body: z.strictObject({ password: passwordField }),
  answer: emptyAnswer,
  errors: ['not_found', 'password_wrong', 'password_not_set'],
});

/** Telegram notifications; each is opt-in. */
export const telegramNotificationsField = z.strictObject({
  subscription_ends: z.boolean(),
  payment_received: z.boolean(),
  /** A link was replaced, possibly by one of another service. */
  access_changed: z.boolean(),
  /** An order was declined, canceled or not paid in time. */
  order_unpaid: z.boolean(),
  ticket_answered: z.boolean(),
});
export type TelegramNotifications = z.output<typeof telegramNotificationsField>;

export const getTelegramNotifications = routes.read(
  'getTelegramNotifications',
  '/user/telegram_data/notifications',
  {
    summary: 'The Telegram notifications that the user has chosen',
    limit: 'write',
    answer: telegramNotificationsField,
    errors: ['not_found'],
  },
);

/** Omitted kinds stay unchanged. */
export const updateTelegramNotifications = routes.put(
  'updateTelegramNotifications',
  '/user/telegram_data/notifications',
  {
    summary: 'Choose Telegram notifications',
    body: z.partial(telegramNotificationsField),
    answer: telegramNotificationsField,
    errors: ['not_found'],
  },
);

/**
 * The webhook of the Telegram bot. It is authenticated by the secret header that was set with the webhook; otherwise
 * the answer is 404, as if the route did not exist. The bot reads only part of what Telegram may send.
 */
export const receiveTelegramUpdate = routes.signed.post(
  'receiveTelegramUpdate',
  '/telegram/webhook',
  {
    summary: 'Receive an update of the Telegram bot',
    answer: emptyAnswer,
    errors: ['not_found'],
  },
);
