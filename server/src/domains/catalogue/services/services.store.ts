import type { listServices } from '@sesame/contract/console/catalogue.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../../platform/db/list-sql.ts';
import type { Executor } from '../../../platform/platform.ts';

export type ServiceRecord = Selectable<Database['services']>;
type Written = Pick<
  ServiceRecord,
  'title' | 'title_ru' | 'picture' | 'site' | 'referral' | 'low_inventory' | 'replacement_limit'
>;

const byName = keyset('services s', ['lower(s.title)', 's.id'], 'asc');
const serviceFilters: FilterSql<typeof listServices> = {
  search: (search) => sql`strpos(lower(s.title || ' ' || s.title_ru), lower(${search})) > 0`,
};

/** By name. */
export async function findServices(
  db: Executor,
  filters: FiltersOf<typeof listServices>,
  { after, limit }: ListPage,
): Promise<ServiceRecord[]> {
  const { rows } = await sql<ServiceRecord>`
    select * from services s where ${whereOf(serviceFilters, filters, byName.after(after))}
    ${byName.order} limit ${limit}`.execute(db);
  return rows;
}

/** How many of these services exist. */
export async function countServices(tx: Executor, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom('services')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockService(tx: Executor, id: number): Promise<ServiceRecord | undefined> {
  return tx.selectFrom('services').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertService(
  tx: Executor,
  written: Written & { readonly slug: string },
): Promise<ServiceRecord> {
  return tx.insertInto('services').values(written).returningAll().executeTakeFirstOrThrow();
}

export function updateService(tx: Executor, id: number, written: Written): Promise<ServiceRecord> {
  return tx
    .updateTable('services')
    .set({ ...written, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
