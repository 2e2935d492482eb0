import type { Executor } from '../../../platform/platform.ts';

/** A repeat of a key changes nothing. */
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

/** Takes what is due out of everybody's sight until `until`; a process that dies meanwhile only costs that delay. */
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
  // A message that is due has its content: the table checks it. Ids grow with time, so a chat reads in order.
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

/** Claimed, but not tried: the attempt does not count. */
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

/** @returns its key; undefined when it needs no sending any more */
export async function giveUpMessage(
  tx: Executor,
  id: string,
  { error, at }: { error: string; at: Date },
): Promise<string | undefined> {
  const message = await tx
    .updateTable('telegram_messages')
    .set({ given_up_at: at, try_at: null, content: null, last_error: error })
    .where('id', '=', id)
    .where('try_at', 'is not', null)
    .returning('key')
    .executeTakeFirst();
  return message?.key;
}

/** What has not left yet never will. */
export async function giveUpChat(tx: Executor, chatId: number, at: Date): Promise<void> {
  await tx
    .updateTable('telegram_messages')
    .set({ given_up_at: at, try_at: null, content: null, last_error: 'disconnected' })
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

/** A message was given up that somebody may have waited for: an operator is told. */
export async function raiseGivenUp(
  tx: Executor,
  { key, error, at }: { key: string; error: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('alerts')
    .values({
      kind: 'telegram_given_up',
      subject: key,
      detail: JSON.stringify({ error }),
      created_at: at,
      resolved_at: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}
