import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../../database.types.ts';
import type { Executor } from '../../../../platform/platform.ts';

type SavedMethodRow = Selectable<Database['saved_methods']>;

/** Usable methods that were not looked up at their gateways since then. */
export async function findMethodsToCheck(
  db: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from saved_methods where state = 'active' and coalesce(checked_at, created_at) < ${before}
    order by coalesce(checked_at, created_at) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Records a check of a method that is still usable and has still this token; another one was looked up otherwise. */
export async function recordCheck(
  tx: Executor,
  { id, token_hash: tokenHash }: Pick<SavedMethodRow, 'id' | 'token_hash'>,
  check: {
    readonly state: 'active' | 'dead';
    readonly missingSince: Date | null;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('saved_methods')
    .set({
      ...{ state: check.state, missing_since: check.missingSince, checked_at: check.at },
      ...(check.state === 'dead' && { changed_at: check.at }),
    })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .execute();
}
