import { type Insertable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** A user agent is stored up to this length. */
export const USER_AGENT_MAX = 300;

export async function insertSession(
  db: Executor,
  session: Insertable<Database['sessions']>,
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

const ACTIVE_SESSION =
  'select id, user_id, signed_in_at, last_seen_at, impersonation_id from sessions where token_hash = $1 and expires_at > $2';

export interface ActiveSession {
  readonly id: string;
  readonly user_id: string;
  readonly signed_in_at: Date;
  readonly last_seen_at: Date;
  /** Set for an impersonation session, which is read-only. */
  readonly impersonation_id: string | null;
}

/** A single indexed read, because it runs before every call of a signed-in user. */
export async function findSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<ActiveSession | undefined> {
  const { rows } = await pool.query<ActiveSession>(ACTIVE_SESSION, [tokenHash, now]);
  return rows[0];
}

/** Whether the token is still valid, as seen by this transaction. */
export async function isActiveSession(
  tx: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
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

/** Groups tokens by session, because a refresh replaces the token. At most 100, most recently seen first. */
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
    where user_id = ${userId} and expires_at > ${now} and impersonation_id is null
    group by id
    order by max(last_seen_at) desc, id
    limit 100`.execute(db);
  return rows;
}

/**
 * Deletes all tokens of a session.
 * @returns false when the user has no such session
 */
export async function deleteSession(tx: Executor, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** Deletes all tokens of the session that this token belongs to. */
export async function deleteSessionOfToken(tx: Executor, tokenHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (own) =>
      own.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash),
    )
    .execute();
}

/** @param except hash of a token whose session is kept */
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

/** Brings the expiry of a replaced token forward; another tab may still use it until then. */
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

/** Whether the user has a session in this browser from this network. */
export async function hasSessionFrom(
  db: Executor,
  userId: string,
  { userAgent, ipPrefix }: { userAgent: string; ipPrefix: string },
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('impersonation_id', 'is', null)
    .where('user_agent', '=', userAgent.slice(0, USER_AGENT_MAX))
    .where('ip_prefix', '=', ipPrefix)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
