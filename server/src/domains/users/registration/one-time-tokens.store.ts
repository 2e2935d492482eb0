import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../../platform/platform.ts';

/** The table has one row per user and kind, so a kind that allows several tokens carries a suffix. */
const plainKind = sql<string>`split_part(kind, ':', 1)`;

export async function upsertToken(
  tx: Executor,
  token: Insertable<Database['one_time_tokens']>,
): Promise<void> {
  const { user_id: _owner, kind: _kind, ...renewed } = token;
  await tx
    .insertInto('one_time_tokens')
    .values(token)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(renewed))
    .execute();
}

/** Redeems by deleting: the statement that finds the row also removes it. */
export function deleteToken(
  tx: Executor,
  kind: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; data: unknown } | undefined> {
  return tx
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', tokenHash)
    .where(plainKind, '=', kind)
    .where('expires_at', '>', now)
    .returning(['user_id', 'data'])
    .executeTakeFirst();
}

/** Finds the owner of a valid token without redeeming it. */
export function findTokenOwner(
  db: Executor,
  kind: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; data: unknown } | undefined> {
  return db
    .selectFrom('one_time_tokens')
    .select(['user_id', 'data'])
    .where('token_hash', '=', tokenHash)
    .where(plainKind, '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The kinds of which the user has a valid token. */
export async function findOpenKinds(db: Executor, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('one_time_tokens')
    .select(plainKind.as('kind'))
    .distinct()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function deleteExpiredTokens(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
}

/** Voids the user's unused tokens of that kind. */
export async function voidToken(tx: Executor, userId: string, kind: string): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where(plainKind, '=', kind)
    .execute();
}

/**
 * Counts a try with a token that stays valid after a wrong one.
 * @returns its user, or undefined when no try is left
 */
export async function countTokenTry(
  db: Executor,
  { kind, tokenHash, max, now }: { kind: string; tokenHash: Buffer; max: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    update one_time_tokens
    set data = jsonb_set(data, '{tries}', to_jsonb(coalesce((data->>'tries')::integer, 0) + 1))
    where token_hash = ${tokenHash} and ${plainKind} = ${kind} and expires_at > ${now}
      and coalesce((data->>'tries')::integer, 0) < ${max}
    returning user_id`.execute(db);
  return rows[0]?.user_id;
}
