import { type Insertable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export async function insertSession(
  db: Executor,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const LIVING_SESSION =
  'select id, user_id, signed_in_at, last_seen_at, viewing_id from sessions where token_hash = $1 and expires_at > $2';

export interface LivingSession {
  readonly id: string;
  readonly user_id: string;
  readonly signed_in_at: Date;
  readonly last_seen_at: Date;
  /** Not null: an operator's, who may only read. */
  readonly viewing_id: string | null;
}

/** One indexed read: this runs before every call of a signed-in user. */
export async function findSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<LivingSession | undefined> {
  const { rows } = await pool.query<LivingSession>(LIVING_SESSION, [tokenHash, now]);
  return rows[0];
}

/** Whether the token still lives, as the transaction sees it now. */
export async function isLiving(tx: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

const TOUCH = 'update sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2';

export async function touchSession(pool: Pool, tokenHash: Buffer, now: Date): Promise<void> {
  await pool.query(TOUCH, [tokenHash, now]);
}

export interface SessionInList {
  readonly id: string;
  readonly user_agent: string;
  readonly ip_prefix: string;
  readonly signed_in_at: Date;
  readonly last_seen_at: Date;
  readonly current: boolean;
}

/** A token and the one that replaced it are one session. At most a hundred, the latest seen first. */
export async function listSessionsOf(
  db: Executor,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<SessionInList[]> {
  const { rows } = await sql<SessionInList>`
    select id,
      (array_agg(user_agent order by last_seen_at desc))[1] as user_agent,
      (array_agg(ip_prefix order by last_seen_at desc))[1] as ip_prefix,
      min(signed_in_at) as signed_in_at,
      max(last_seen_at) as last_seen_at,
      bool_or(token_hash = ${tokenHash}) as current
    from sessions
    where user_id = ${userId} and expires_at > ${now} and viewing_id is null
    group by id
    order by max(last_seen_at) desc, id
    limit 100`.execute(db);
  return rows;
}

/** Every token of the session. @returns false when the user has no such session */
export async function deleteSession(tx: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** Every token of the session that this one belongs to. */
export async function deleteSessionOfToken(tx: Executor, tokenHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (own) =>
      own.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash),
    )
    .execute();
}

/** @param except a token of the session that stays, by its hash */
export async function deleteSessionsOf(
  tx: Executor,
  userId: string,
  except: Buffer | undefined,
): Promise<void> {
  const all = tx.deleteFrom('sessions').where('user_id', '=', userId);
  const others = all.where('id', 'is distinct from', (own) =>
    own
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', except ?? null),
  );
  await (except === undefined ? all : others).execute();
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

/** Whether this browser, from this network, is signed in as the user. */
export async function hasSessionFrom(
  db: Executor,
  userId: string,
  { userAgent, ipPrefix }: { userAgent: string; ipPrefix: string },
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('viewing_id', 'is', null)
    .where('user_agent', '=', userAgent.slice(0, 300))
    .where('ip_prefix', '=', ipPrefix)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
