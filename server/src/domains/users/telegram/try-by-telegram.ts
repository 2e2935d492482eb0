import type { Executor, Platform } from '../../../platform/platform.ts';
import { queueMessage } from './queue-message.ts';
import { findChatOfAddress } from './telegram.store.ts';

/**
 * Sends words to the Telegram of whoever has this address, for a trial: whatever notices they chose. Only a confirmed address
 * is anybody's.
 * @returns false when the shop has no bot, or nobody of that address is connected to it
 */
export async function tryByTelegram(
  tx: Executor,
  platform: Pick<Platform, 'clock' | 'config' | 'ids'>,
  { email, content }: { readonly email: string; readonly content: string },
): Promise<boolean> {
  if (platform.config.telegram === undefined) return false;
  const chatId = await findChatOfAddress(tx, email);
  if (chatId === undefined) return false;
  await queueMessage(tx, platform, { key: `trial:${platform.ids.uuid()}`, chatId, content });
  return true;
}
