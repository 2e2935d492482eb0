import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

export interface OperatorChat {
  readonly operator_id: string;
  readonly chat_id: number;
  readonly name: string;
  readonly linked_at: Date;
  readonly blocked_at: Date | null;
}

/** Stores a link of an operator; their earlier one stops working. */
export async function upsertChatLink(
  tx: Executor,
  link: { operator_id: string; token_hash: Buffer; expires_at: Date },
): Promise<void> {
  const { operator_id: _operator, ...renewed } = link;
  await tx
    .insertInto('operator_chat_links')
    .values(link)
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(renewed))
    .execute();
}

/**
 * Uses a link up, also an expired one.
 * @returns undefined when no link has this token
 */
export function takeChatLink(
  tx: Executor,
  tokenHash: Buffer,
): Promise<{ operator_id: string; expires_at: Date } | undefined> {
  return tx
    .deleteFrom('operator_chat_links')
    .where('token_hash', '=', tokenHash)
    .returning(['operator_id', 'expires_at'])
    .executeTakeFirst();
}

export function findChat(db: Executor, operatorId: string): Promise<OperatorChat | undefined> {
  return db
    .selectFrom('operator_chats')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
}

/** @returns false when the chat belongs to another operator, or the operator has a chat already */
export async function insertChat(
  tx: Executor,
  chat: Omit<OperatorChat, 'blocked_at'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('operator_chats')
    .values(chat)
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The active operator of a chat, locked so that they are not disabled meanwhile. */
export function lockOperatorOfChat(
  tx: Executor,
  chatId: number,
): Promise<Selectable<Database['operators']> | undefined> {
  return tx
    .selectFrom('operators')
    .innerJoin('operator_chats', 'operator_chats.operator_id', 'operators.id')
    .selectAll('operators')
    .where('operator_chats.chat_id', '=', chatId)
    .where('operators.disabled_at', 'is', null)
    .forShare('operators')
    .executeTakeFirst();
}

/** Removes the chat and the open link of an operator. @returns the chat; undefined when there was none */
export async function deleteChat(
  tx: Executor,
  operatorId: string,
): Promise<OperatorChat | undefined> {
  await tx.deleteFrom('operator_chat_links').where('operator_id', '=', operatorId).execute();
  return tx
    .deleteFrom('operator_chats')
    .where('operator_id', '=', operatorId)
    .returningAll()
    .executeTakeFirst();
}

/** @param since when the bot was blocked; null when it may write again */
export async function setChatBlocked(
  tx: Executor,
  chatId: number,
  since: Date | null,
): Promise<void> {
  await tx
    .updateTable('operator_chats')
    .set({ blocked_at: since })
    .where('chat_id', '=', chatId)
    .where('blocked_at', since === null ? 'is not' : 'is', null)
    .execute();
}
