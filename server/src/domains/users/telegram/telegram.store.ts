import type { Selectable } from 'kysely';
import type { TelegramNotification } from '../../../column-types.ts';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

type UserRow = Selectable<Database['users']>;

/**
 * Records an update.
 * @returns false if it was already recorded
 */
export async function recordUpdate(
  tx: Executor,
  update: { bot_id: number; update_id: number; received_at: Date },
): Promise<boolean> {
  const noted = await tx
    .insertInto('telegram_updates')
    .values(update)
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The highest update id recorded since then. */
export async function findLastUpdate(
  db: Executor,
  botId: number,
  since: Date,
): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('telegram_updates')
    .select(({ fn }) => fn.max('update_id').as('last'))
    .where('bot_id', '=', botId)
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

export async function deleteOldUpdates(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('telegram_updates').where('received_at', '<', before).execute();
}

export function findUserByTelegram(db: Executor, tgId: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('tg_id', '=', tgId).executeTakeFirst();
}

/** A unique constraint rejects an account that another user has connected in the meantime. */
export async function setTelegram(
  tx: Executor,
  userId: string,
  account: { tg_id: number; tg_first_name: string; tg_last_name: string | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...account, tg_blocked_at: null })
    .where('id', '=', userId)
    .execute();
}

/** Removes the connection and the notification preferences; a new connection starts without any. */
export async function clearTelegram(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      tg_id: null,
      tg_first_name: null,
      tg_last_name: null,
      tg_blocked_at: null,
      tg_notifications: [],
    })
    .where('id', '=', userId)
    .execute();
}

/** @param since when the user blocked the bot; null when it may write again */
export async function setBlocked(db: Executor, tgId: number, since: Date | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ tg_blocked_at: since })
    .where('tg_id', '=', tgId)
    .where('tg_blocked_at', since === null ? 'is not' : 'is', null)
    .execute();
}

export function findNotifications(
  db: Executor,
  userId: string,
): Promise<{ tg_notifications: TelegramNotification[] } | undefined> {
  return db
    .selectFrom('users')
    .select('tg_notifications')
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function setNotifications(
  tx: Executor,
  userId: string,
  notifications: TelegramNotification[],
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ tg_notifications: notifications })
    .where('id', '=', userId)
    .execute();
}

/** The chat and language for a kind of notification; undefined unless the user has enabled it. */
export async function findChat(
  db: Executor,
  userId: string,
  notification: TelegramNotification,
): Promise<(Pick<UserRow, 'language'> & { tg_id: number }) | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['tg_id', 'tg_notifications', 'language'])
    .where('id', '=', userId)
    .where('tg_id', 'is not', null)
    .where('tg_blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user?.tg_id == null || !user.tg_notifications.includes(notification)) return undefined;
  return { tg_id: user.tg_id, language: user.language };
}

/** The chat of the user who has confirmed this address. */
export async function findChatOfAddress(db: Executor, email: string): Promise<number | undefined> {
  const user = await db
    .selectFrom('users')
    .select('tg_id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('tg_blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user?.tg_id ?? undefined;
}
