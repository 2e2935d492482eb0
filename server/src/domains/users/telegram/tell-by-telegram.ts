import type { Language } from '@sesame/contract/limits.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import type { TelegramNotice } from '../../../tables/users.ts';
import { queueMessage } from './queue-message.ts';
import { findChat } from './telegram.store.ts';

/**
 * Tells a user by Telegram, if the shop has a bot, they are connected and asked for this kind. Once per key.
 * @param notice.say plain words; nothing in them is ever markup
 */
export async function tellByTelegram(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids'>,
  notice: {
    readonly key: string;
    readonly userId: string;
    readonly kind: TelegramNotice;
    readonly say: (language: Language) => string;
  },
): Promise<void> {
  if (platform.config.telegram === undefined) return;
  const chat = await findChat(tx, notice.userId, notice.kind);
  if (chat === undefined) return;
  await queueMessage(tx, platform, {
    key: notice.key,
    chatId: chat.tg_id,
    content: notice.say(chat.language),
  });
}
