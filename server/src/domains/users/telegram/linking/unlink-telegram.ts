import { inTransaction } from '../../../../platform/db/transaction.ts';
import { refuse } from '../../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../../platform/platform.ts';
import { brandNameIn } from '../../../../platform/shop/shop-settings.ts';
import { requirePassword } from '../../sign-in/require-password.ts';
import { lockUser } from '../../users.store.ts';
import { queueMessage } from '../notifications/queue-message.ts';
import { disconnectTelegram } from './disconnect-telegram.ts';

/**
 * Disconnects Telegram from the settings page: requires the password and notifies the chat. Refuses `not_found` when
 * nothing is connected.
 */
export async function unlinkTelegram(
  platform: TransactionalPlatform,
  userId: string,
  password: string,
): Promise<void> {
  await requirePassword(platform, userId, password);
  await inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.tg_id === null) refuse('not_found');
    await disconnectTelegram(tx, platform, user);
    if (platform.config.shop().connections.telegram === undefined || user.tg_blocked_at !== null)
      return;
    await queueMessage(tx, platform, {
      key: `unlinked:${platform.ids.uuid()}`,
      chatId: user.tg_id,
      content: platform.mail.texts.bot(user.language, 'unlinked', {
        brand: brandNameIn(platform.config.shop(), user.language),
      }),
    });
  });
}
