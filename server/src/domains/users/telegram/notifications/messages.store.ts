import { sql } from 'kysely';
import type { Executor } from '../../../../platform/platform.ts';

/** @returns false if the key exists; then it does nothing */
export async function insertMessage(
  tx: Executor,
  message: {
    id: string;
    key: string;
    chatId: number;
    content: string;
    buttons?: readonly object[];
    onlyFor?: { readonly operatorId: string; readonly roles: readonly string[] };
    at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('telegram_messages')
    .values({
      id: message.id,
      key: message.key,
      chat_id: message.chatId,
      content: message.content,
      queued_at: message.at,
      ...(message.buttons && { buttons: JSON.stringify(message.buttons) }),
      ...(message.onlyFor && {
        operator_id: message.onlyFor.operatorId,
        for_roles: [...message.onlyFor.roles],
      }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * @returns undefined when there is nothing to send; `isAllowed` is false for a notification that its operator may not
 * read any more, or not in this chat
 */
export async function findUnsentMessage(
  db: Executor,
  id: string,
): Promise<
  | {
      readonly chat_id: number;
      readonly content: string;
      readonly buttons: unknown;
      readonly isAllowed: boolean;
    }
  | undefined
> {
  const message = await db
    .selectFrom('telegram_messages')
    .select(['chat_id', 'content', 'buttons'])
    .select(
      sql<boolean>`operator_id is null or exists (
        select from operators o join operator_chats c on c.operator_id = o.id
        where o.id = telegram_messages.operator_id and o.disabled_at is null
          and o.role = any(telegram_messages.for_roles) and c.chat_id = telegram_messages.chat_id)`.as(
        'isAllowed',
      ),
    )
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (message === undefined || message.content === null) return undefined;
  return { ...message, content: message.content };
}

/** @param messageId the number of the message in its chat */
export async function markSent(
  db: Executor,
  id: string,
  { at, messageId }: { at: Date; messageId: number },
): Promise<void> {
  await db
    .updateTable('telegram_messages')
    .set((row) => ({
      sent_at: at,
      message_id: messageId,
      content: null,
      abandoned_at: null,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** @param abandonedAt set when there are no more attempts */
export async function recordFailure(
  db: Executor,
  id: string,
  { error, abandonedAt }: { error: string; abandonedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('telegram_messages')
    .set((row) => ({
      last_error: error,
      abandoned_at: abandonedAt,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Erases a message that will not be sent. */
export async function discardMessage(tx: Executor, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('telegram_messages')
    .set({ content: null, abandoned_at: at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Abandons all unsent messages of a chat to a buyer. */
export async function abandonChat(tx: Executor, chatId: number, at: Date): Promise<void> {
  await tx
    .updateTable('telegram_messages')
    .set({ abandoned_at: at, content: null, last_error: 'disconnected' })
    .where('chat_id', '=', chatId)
    .where('operator_id', 'is', null)
    .where('sent_at', 'is', null)
    .where('content', 'is not', null)
    .execute();
}

export async function deleteOldMessages(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('telegram_messages')
    .where('queued_at', '<', before)
    .where((row) => row.or([row('sent_at', 'is not', null), row('abandoned_at', 'is not', null)]))
    .execute();
}
