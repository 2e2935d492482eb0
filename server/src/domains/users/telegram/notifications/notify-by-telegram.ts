import type { Language } from '@sesame/contract/shared/limits.ts';
import type { TelegramNotification } from '../../../../column-types.ts';
import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { findChat } from '../telegram.store.ts';
import { queueMessage } from './queue-message.ts';

/**
 * Queues a Telegram notification if the shop has a bot and the user is connected and has enabled this kind. Sent once
 * per key.
 * @param notification.text returns plain text, which is never parsed as markup
 */
export async function notifyByTelegram(
  tx: Executor,
  platform: Notifying,
  notification: {
    readonly key: string;
    readonly userId: string;
    readonly kind: TelegramNotification;
    readonly text: (language: Language) => string;
  },
): Promise<void> {
  if (platform.config.shop().connections.telegram === undefined) return;
  const chat = await findChat(tx, notification.userId, notification.kind);
  if (chat === undefined) return;
  await queueMessage(tx, platform, {
    key: notification.key,
    chatId: chat.tg_id,
    content: notification.text(chat.language),
  });
}
