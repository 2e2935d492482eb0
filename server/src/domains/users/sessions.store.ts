import type { Insertable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export async function insertSession(
  db: Executor,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const LIVING_SESSION = 'select user_id from sessions where token_hash = $1 and expires_at > $2';

/** One indexed read: this runs before every call of a signed-in user. */
export async function findSessionUser(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ user_id: string }>(LIVING_SESSION, [tokenHash, now]);
  return rows[0]?.user_id;
}

export async function deleteSession(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** @param except the session that stays, by its token's hash */
export async function deleteSessionsOf(
  tx: Executor,
  userId: string,
  except: Buffer | undefined,
): Promise<void> {
  const all = tx.deleteFrom('sessions').where('user_id', '=', userId);
  await (except === undefined ? all : all.where('token_hash', '!=', except)).execute();
}

/** Lets a replaced session live a little longer, for the other tab that still holds its token. */
export async function shortenSession(
  db: Executor,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', expiresAt)
    .execute();
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
