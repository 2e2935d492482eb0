import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

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

/** Deleting is using: the statement that finds the row is the one that ends it. */
export function deleteToken(
  tx: Executor,
  kind: string,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; data: unknown } | undefined> {
  return tx
    .deleteFrom('one_time_tokens')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning(['user_id', 'data'])
    .executeTakeFirst();
}

/** Whom a token that may still be used was made for; it stays good. */
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
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The kinds of which the user has a token that may still be used. */
export async function findOpenKinds(db: Executor, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('one_time_tokens')
    .select('kind')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function deleteExpiredTokens(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
}

/** Ends a token that was not used. */
export async function voidToken(tx: Executor, userId: string, kind: string): Promise<void> {
  await tx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
}

/** Counts a try at a token that stays good after a wrong one. @returns its user, or undefined when it has no try left */
export async function countTokenTry(
  db: Executor,
  { kind, tokenHash, max, now }: { kind: string; tokenHash: Buffer; max: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    update one_time_tokens
    set data = jsonb_set(data, '{tries}', to_jsonb(coalesce((data->>'tries')::integer, 0) + 1))
    where token_hash = ${tokenHash} and kind = ${kind} and expires_at > ${now}
      and coalesce((data->>'tries')::integer, 0) < ${max}
    returning user_id`.execute(db);
  return rows[0]?.user_id;
}
