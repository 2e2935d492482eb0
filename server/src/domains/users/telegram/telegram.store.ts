import type { Selectable } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';
import type { TelegramNotice } from '../../../tables/users.ts';

type UserRow = Selectable<Database['users']>;

/** @returns false when this update was taken before */
export async function noteUpdate(
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

/** The newest update taken since then. */
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

/** The database refuses an account that another user connected meanwhile. */
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

/** Nothing of the connection stays, the choices included: whoever connects again chooses anew. */
export async function clearTelegram(tx: Executor, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      tg_id: null,
      tg_first_name: null,
      tg_last_name: null,
      tg_blocked_at: null,
      tg_notices: [],
    })
    .where('id', '=', userId)
    .execute();
}

/** @param since null when the bot may write again */
export async function setBlocked(db: Executor, tgId: number, since: Date | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ tg_blocked_at: since })
    .where('tg_id', '=', tgId)
    .where('tg_blocked_at', since === null ? 'is not' : 'is', null)
    .execute();
}

export function findNotices(
  db: Executor,
  userId: string,
): Promise<{ tg_notices: TelegramNotice[] } | undefined> {
  return db.selectFrom('users').select('tg_notices').where('id', '=', userId).executeTakeFirst();
}

export async function setNotices(
  tx: Executor,
  userId: string,
  notices: TelegramNotice[],
): Promise<void> {
  await tx.updateTable('users').set({ tg_notices: notices }).where('id', '=', userId).execute();
}

/** Where to tell a user about this kind, and in which language; nowhere unless they asked for it. */
export async function findChat(
  db: Executor,
  userId: string,
  notice: TelegramNotice,
): Promise<(Pick<UserRow, 'language'> & { tg_id: number }) | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['tg_id', 'tg_notices', 'language'])
    .where('id', '=', userId)
    .where('tg_id', 'is not', null)
    .where('tg_blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user?.tg_id == null || !user.tg_notices.includes(notice)) return undefined;
  return { tg_id: user.tg_id, language: user.language };
}

/** The chat of whoever has proven that this address is theirs. */
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
