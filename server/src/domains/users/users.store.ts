import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type UserRow = Selectable<Database['users']>;

/** @returns false when the email or a look-alike of the username exists */
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

export function findUser(db: Executor, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Whether the shop ever had a buyer; erased accounts keep their row. */
export async function hasUsers(db: Executor): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the user against other `lockUser` calls. Inserting rows that reference the user is not blocked. */
export function lockUser(tx: Executor, userId: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Prevents changes of the user until the end of the transaction; a shared lock. */
export function lockUserForShare(tx: Executor, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forShare().executeTakeFirst();
}

/** @param hash null removes the password */
export async function setPassword(
  tx: Executor,
  userId: string,
  hash: string | null,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}

/** @param block time and reason of the block; undefined unblocks */
export async function setBlocked(
  tx: Executor,
  userId: string,
  block: { readonly at: Date; readonly reason: string } | undefined,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ blocked_at: block?.at ?? null, blocked_reason: block?.reason ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Keeps the time of the first confirmation. */
export async function confirmEmail(tx: Executor, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set(({ fn, val }) => ({
      email_confirmed_at: fn.coalesce('email_confirmed_at', val(at)),
      ownership_proven_at: fn.coalesce('ownership_proven_at', val(at)),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Whom an email about the account goes to, in which language. */
export type Recipient = Pick<UserRow, 'id' | 'email' | 'language'>;

export type Contact = Pick<UserRow, 'id' | 'email' | 'language' | 'unpaid_mails'>;

/** Address and language for mails to a user; undefined once the account is deleted. */
export function findContact(db: Executor, userId: string): Promise<Contact | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'unpaid_mails'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
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
  change: Updateable<Database['users']>,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ignores codes of deleted accounts. */
export async function findUserByReferralCode(
  db: Executor,
  code: string,
): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user?.id;
}

/** Stores the campaign of an account created since then, unless it already has one. */
export async function rememberCampaign(
  db: Executor,
  userId: string,
  { campaign, createdSince }: { campaign: string; createdSince: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ campaign })
    .where('id', '=', userId)
    .where('campaign', 'is', null)
    .where('created_at', '>=', createdSince)
    .execute();
}

/** Clears the remembered coupon if this code was used; another code leaves it. */
export async function clearCoupon(db: Executor, userId: string, codeKey: string): Promise<void> {
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
