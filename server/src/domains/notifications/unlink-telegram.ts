import { inTransaction } from '../../platform/db/transaction.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { brandNameIn } from '../../platform/shop/shop-settings.ts';
import {
  type Actor,
  disconnectOperatorChat,
  findOperator,
  findOperatorChat,
} from '../operators/index.ts';
import { queueTelegramMessage } from '../users/index.ts';

/** Disconnects the operator's chat from the console, and says so in the chat. Does nothing without one. */
export function unlinkOperatorTelegram(platform: TransactionalPlatform, by: Actor): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const chat = await findOperatorChat(tx, by.operator.id);
    const operator = await findOperator(tx, by.operator.id);
    if (chat === undefined || operator === undefined) return;
    if (chat.blocked_at === null) {
      const { language } = operator;
      const brand = brandNameIn(platform.config.shop(), language);
      await queueTelegramMessage(tx, platform, {
        key: `operator-unlinked:${platform.ids.uuid()}`,
        chatId: chat.chat_id,
        content: platform.mail.texts.bot(language, 'operatorUnlinked', { brand }),
      });
    }
    // Last, because it writes the audit event.
    await disconnectOperatorChat({ ...platform, db: tx }, by);
  });
}
