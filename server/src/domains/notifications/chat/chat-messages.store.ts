import type { Executor } from '../../../platform/platform.ts';
import type { MessageKey } from '../notifications.rules.ts';

/** @returns undefined when there is no message, or it will never be sent */
export function findSentMessage(
  db: Executor,
  { eventId, operatorId }: MessageKey,
): Promise<{ chat_id: number; message_id: number | null } | undefined> {
  return db
    .selectFrom('operator_notifications')
    .innerJoin('telegram_messages', 'telegram_messages.id', 'operator_notifications.message')
    .select(['telegram_messages.chat_id', 'telegram_messages.message_id'])
    .where('operator_notifications.event_id', '=', eventId)
    .where('operator_notifications.operator_id', '=', operatorId)
    .where('telegram_messages.abandoned_at', 'is', null)
    .executeTakeFirst();
}

/** The event of a message that an operator answers, by the number of the message in their chat. */
export async function findEventOfMessage(
  db: Executor,
  { operatorId, chatId, messageId }: { operatorId: string; chatId: number; messageId: number },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('telegram_messages')
    .innerJoin('operator_notifications', 'operator_notifications.message', 'telegram_messages.id')
    .select('operator_notifications.event_id')
    .where('telegram_messages.chat_id', '=', chatId)
    .where('telegram_messages.message_id', '=', messageId)
    .where('telegram_messages.operator_id', '=', operatorId)
    .executeTakeFirst();
  return found?.event_id;
}
