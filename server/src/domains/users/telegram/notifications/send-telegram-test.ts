import type { Executor, Notifying } from '../../../../platform/platform.ts';
import { findChatOfAddress } from '../telegram.store.ts';
import { queueMessage } from './queue-message.ts';

/**
 * Sends a test message to the Telegram account of the user with this confirmed address, regardless of notification
 * preferences.
 * @returns false when the shop has no bot or no such user is connected
 */
export async function sendTelegramTest(
  tx: Executor,
  platform: Notifying,
  { email, content }: { readonly email: string; readonly content: string },
): Promise<boolean> {
  if (platform.config.shop().connections.telegram === undefined) return false;
  const chatId = await findChatOfAddress(tx, email);
  if (chatId === undefined) return false;
  await queueMessage(tx, platform, { key: `trial:${platform.ids.uuid()}`, chatId, content });
  return true;
}
