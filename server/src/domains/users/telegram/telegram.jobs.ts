import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { receiveTelegramUpdate } from '@sesame/contract/shop/telegram.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteOldMessages, discardMessage } from './notifications/messages.store.ts';
import { type Pause, sendMessage } from './notifications/send-message.ts';
import { sendMessageQueue } from './notifications/send-message-queue.ts';
import type { OperatorChats } from './operator-chats.ts';
import { pollUpdates } from './poll-updates.ts';
import { setWebhook } from './set-webhook.ts';
import { deleteOldUpdates } from './telegram.store.ts';

/** Telegram may repeat an update for a day. */
const UPDATES_RETENTION_MS = 3 * DAY_MS;
/** Longer than the time within which the same key may be queued again. */
const MESSAGES_RETENTION_MS = 180 * DAY_MS;

export function telegramJobs(platform: Platform, operatorChats: OperatorChats): void {
  const { clock, config, db, jobs, log } = platform;
  const withChats = { ...platform, operatorChats };
  const pause: Pause = { until: new Date(0) };
  jobs.work(
    sendMessageQueue,
    ({ message }, attempt) => sendMessage(withChats, pause, message, attempt),
    { onDiscard: (tx, { message }) => discardMessage(tx, message, clock.now()) },
  );
  if (config.variable('TELEGRAM_WEBHOOK_SECRET') === undefined) {
    // A bot may be entered in the console later; until then there is little to do.
    const seconds = config.shop().connections.telegram === undefined ? 5 : 1;
    jobs.schedule('poll-telegram', seconds, () => pollUpdates(withChats));
  } else {
    const register = () => setWebhook(platform, receiveTelegramUpdate.path);
    jobs.schedule('set-telegram-webhook', 3_600, register);
    const target = () => `${config.shop().connections.telegram?.botToken} ${platform.publicUrl()}`;
    let registered = target();
    // A bot, or an address, that was just entered in the console receives messages at once, not only within the hour.
    platform.onShopChange(async () => {
      const next = target();
      if (next === registered) return;
      registered = next;
      await register().catch((error: unknown) =>
        log.warn({ err: error }, 'the webhook of the bot could not be registered yet'),
      );
    });
  }
  jobs.schedule('delete-old-telegram-records', 86_400, async () => {
    const now = clock.now().getTime();
    await deleteOldUpdates(db, new Date(now - UPDATES_RETENTION_MS));
    await deleteOldMessages(db, new Date(now - MESSAGES_RETENTION_MS));
  });
}
