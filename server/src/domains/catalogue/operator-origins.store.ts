import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import type { Executor } from '../../platform/platform.ts';

export type OriginRecord = Selectable<Database['origins']>;
type Written = Pick<OriginRecord, 'title' | 'picture' | 'site' | 'referral' | 'low_stock'>;

/** By name. */
export async function findOrigins(
  db: Executor,
  page: {
    readonly search: string | undefined;
    readonly after: number | undefined;
    readonly limit: number;
  },
): Promise<OriginRecord[]> {
  const { search, after, limit } = page;
  const { rows } = await sql<OriginRecord>`
    select * from origins
    where true
      ${search === undefined ? sql`` : sql`and strpos(lower(title), lower(${search})) > 0`}
      ${after === undefined ? sql`` : sql`and (lower(title), id) > (select lower(title), id from origins where id = ${after})`}
    order by lower(title), id
    limit ${limit}`.execute(db);
  return rows;
}

/** How many of these are origins. */
export async function countOrigins(tx: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom('origins')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockOrigin(tx: Executor, id: number): Promise<OriginRecord | undefined> {
  return tx.selectFrom('origins').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertOrigin(
  tx: Executor,
  written: Written & { readonly slug: string },
): Promise<OriginRecord> {
  return tx.insertInto('origins').values(written).returningAll().executeTakeFirstOrThrow();
}

export function updateOrigin(tx: Executor, id: number, written: Written): Promise<OriginRecord> {
  return tx
    .updateTable('origins')
    .set({ ...written, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
