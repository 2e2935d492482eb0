import { inTransaction } from '../../../platform/db/transaction.ts';
import { answerMessage } from './answer-message.ts';
import { noteUpdate, setBlocked } from './telegram.store.ts';
import type { BotUpdate } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

/** Does what an update asks for, once: the note of it, its effect and the answer are one transaction. */
export async function takeUpdate(platform: UpdateNeeds, update: BotUpdate): Promise<void> {
  const { telegram } = platform.config;
  if (telegram === undefined) return;
  const now = platform.clock.now();
  await inTransaction(platform.db, async (tx) => {
    const isNew = await noteUpdate(tx, {
      bot_id: telegram.botId,
      update_id: update.update_id,
      received_at: now,
    });
    if (!isNew) return;
    const { message, my_chat_member: member } = update;
    if (member !== undefined) {
      const blocked = member.new_chat_member.status === 'kicked';
      await setBlocked(tx, member.chat.id, blocked ? now : null);
    }
    if (message !== undefined) {
      await answerMessage(tx, platform, {
        message,
        updateKey: `${telegram.botId}:${update.update_id}`,
      });
    }
  });
}
