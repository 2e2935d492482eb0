import { isDatabaseUnavailable } from '../../../platform/db/errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { answerMessage } from './answer-message.ts';
import { answerPress } from './answer-press.ts';
import { recordUpdate, setBlocked } from './telegram.store.ts';
import type { BotUpdate } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

/**
 * Applies an update once: its record, its effect and the reply share one transaction. A failing update is logged and
 * recorded without effect; otherwise Telegram would keep sending it ahead of all later updates.
 */
export async function handleUpdate(platform: UpdateNeeds, update: BotUpdate): Promise<void> {
  const { telegram } = platform.config.shop().connections;
  if (telegram === undefined) return;
  const now = platform.clock.now();
  const noted = { bot_id: telegram.botId, update_id: update.update_id, received_at: now };
  try {
    const answer = await carryOut(platform, update, noted);
    if (answer !== undefined) await answerPress(platform, answer);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    platform.log.error({ err: error, updateId: update.update_id }, 'Telegram update dropped');
    await recordUpdate(platform.db, noted);
  }
}

/** @returns the answer to a pressed button */
async function carryOut(
  platform: UpdateNeeds,
  update: BotUpdate,
  noted: Parameters<typeof recordUpdate>[1],
): Promise<{ press: string; text: string } | undefined> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await recordUpdate(tx, noted))) return undefined;
    const { message, callback_query: press, my_chat_member: member } = update;
    if (member !== undefined) {
      const since = member.new_chat_member.status === 'kicked' ? noted.received_at : null;
      await setBlocked(tx, member.chat.id, since);
      await platform.operatorChats.setBlocked(tx, member.chat.id, since);
    }
    if (message !== undefined) {
      await answerMessage(tx, platform, {
        message,
        updateKey: `${noted.bot_id}:${noted.update_id}`,
      });
    }
    // A button that is pressed outside of the person's own chat is not from the shop.
    if (press === undefined || press.from.id !== press.message.chat.id) return undefined;
    const text = await platform.operatorChats.press(tx, platform, press);
    return { press: press.id, text };
  });
}
