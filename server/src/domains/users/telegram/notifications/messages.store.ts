import type { Executor } from '../../../../platform/platform.ts';

/** Does nothing if the key exists. */
export async function insertMessage(
  tx: Executor,
  message: { id: string; key: string; chatId: number; content: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('telegram_messages')
    .values({
      id: message.id,
      key: message.key,
      chat_id: message.chatId,
      content: message.content,
      queued_at: message.at,
      try_at: message.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export interface ClaimedMessage {
  readonly id: string;
  readonly chat_id: number;
  readonly content: string;
  readonly attempts: number;
}

/** Claims due messages by moving `try_at` to `until`; if the process dies, they are only delayed. */
export async function claimDueMessages(
  db: Executor,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedMessage[]> {
  const claimed = await db
    .updateTable('telegram_messages')
    .set((row) => ({ try_at: until, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (due) =>
      due
        .selectFrom('telegram_messages')
        .select('id')
        .where('try_at', '<=', now)
        .orderBy('try_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'chat_id', 'content', 'attempts'])
    .execute();
  // A due message has content by a table constraint. Ids grow with time, so each chat gets its messages in order.
  return (claimed as ClaimedMessage[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}

export async function markSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('telegram_messages')
    .set({ sent_at: at, try_at: null, content: null })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .execute();
}

export async function postponeMessage(
  db: Executor,
  id: string,
  { tryAt, error }: { tryAt: Date; error: string },
): Promise<void> {
  await db
    .updateTable('telegram_messages')
    .set({ try_at: tryAt, last_error: error })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .execute();
}

/** Returns claimed messages that were not tried; the attempt is not counted. */
export async function releaseMessages(
  db: Executor,
  ids: readonly string[],
  tryAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('telegram_messages')
    .set((row) => ({ try_at: tryAt, attempts: row('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .where('try_at', 'is not', null)
    .execute();
}

/**
 * Abandons a message.
 * @returns its key; undefined if it no longer needs sending
 */
export async function abandonMessage(
  tx: Executor,
  id: string,
  { error, at }: { error: string; at: Date },
): Promise<string | undefined> {
  const message = await tx
    .updateTable('telegram_messages')
    .set({ abandoned_at: at, try_at: null, content: null, last_error: error })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .returning('key')
    .executeTakeFirst();
  return message?.key;
}

/** Abandons all unsent messages of a chat. */
export async function abandonChat(tx: Executor, chatId: number, at: Date): Promise<void> {
  await tx
    .updateTable('telegram_messages')
    .set({ abandoned_at: at, try_at: null, content: null, last_error: 'disconnected' })
    .where('chat_id', '=', chatId)
    .where('try_at', 'is not', null)
    .execute();
}

export async function deleteOldMessages(db: Executor, before: Date): Promise<void> {
  await db
    .deleteFrom('telegram_messages')
    .where('queued_at', '<', before)
    .where('try_at', 'is', null)
    .execute();
}

/** Raises an alert for an abandoned message that the user may be waiting for. */
export async function alertOfAbandoned(
  tx: Executor,
  { key, error, at }: { key: string; error: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({
      kind: 'telegram_abandoned',
      subject: key,
      detail: JSON.stringify({ error }),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
