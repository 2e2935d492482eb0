import type { Language } from '@sesame/contract/limits.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type UserRow = Selectable<Database['users']>;

/** @returns false when the e-mail or a look-alike of the username exists. */
export async function insertUser(
  db: Executor,
  user: Insertable<Database['users']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findUserByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

const USER_OF_SESSION = `
  select u.* from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2`;

export async function findUserOfSession(
  pool: Pool,
  tokenHash: Buffer,
  now: Date,
): Promise<UserRow | undefined> {
  const { rows } = await pool.query<UserRow>(USER_OF_SESSION, [tokenHash, now]);
  return rows[0];
}

export function updateUser(
  db: Executor,
  userId: string,
  change: { language?: Language; username?: string; username_key?: string },
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The remembered coupon was used: it is not offered again. Any other code leaves it waiting. */
export async function forgetCoupon(db: Executor, userId: string, codeKey: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ coupon: null })
    .where('id', '=', userId)
    .where(sql<string>`upper(coupon)`, '=', codeKey)
    .execute();
}

export async function insertSecurityEvent(
  db: Executor,
  event: { kind: string; userId: string | null; ipPrefix: string; detail: object; at: Date },
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      kind: event.kind,
      user_id: event.userId,
      ip_prefix: event.ipPrefix,
      detail: JSON.stringify(event.detail),
      created_at: event.at,
    })
    .execute();
}
