import type { ConsoleProduct, listProducts } from '@sesame/contract/console/catalogue.ts';
import type { FiltersOf } from '@sesame/contract/shared/define-list.ts';
import type { DurationUnit } from '@sesame/contract/shared/durations.ts';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database.types.ts';
import { type FilterSql, keyset, type ListPage, whereOf } from '../../platform/db/list-sql.ts';
import type { Executor } from '../../platform/platform.ts';

export type ProductRecord = Selectable<Database['products']>;

/** A row of the list, with the pictures that the shop shows it with. */
export interface ListedProduct {
  readonly id: number;
  readonly title: string;
  readonly title_ru: string;
  readonly active: boolean;
  readonly archived_at: Date | null;
  readonly active_from: Date | null;
  readonly pictures: string[];
  readonly price_count: number;
}

const IN_STATE = {
  active: sql<SqlBool>`p.archived_at is null and p.active`,
  inactive: sql<SqlBool>`p.archived_at is null and not p.active`,
  archived: sql<SqlBool>`p.archived_at is not null`,
} as const;

const inShopOrder = keyset('products p', ['p.position', 'p.id'], 'asc');
const productFilters: FilterSql<typeof listProducts> = {
  search: (search) => sql`strpos(lower(p.title || ' ' || p.title_ru), lower(${search})) > 0`,
  state: (state) => IN_STATE[state],
};

/** In the order of the shop; archived ones only on request. */
export async function findProducts(
  db: Executor,
  filters: FiltersOf<typeof listProducts>,
  { after, limit }: ListPage,
): Promise<ListedProduct[]> {
  const usual = filters.state === undefined ? sql<SqlBool>`p.archived_at is null` : undefined;
  const { rows } = await sql<ListedProduct>`
    select p.id, p.title, p.title_ru, p.active, p.archived_at, p.active_from,
      case when p.picture <> '' then array[p.picture] else array(
        select o.picture from product_services po join services o on o.id = po.service_id
        where po.product_id = p.id order by po.position, o.id
      ) end as pictures,
      (select count(*)::int from prices where product_id = p.id and archived_at is null) as price_count
    from products p
    where ${whereOf(productFilters, filters, usual, inShopOrder.after(after))}
    ${inShopOrder.order} limit ${limit}`.execute(db);
  return rows;
}

export function findProduct(db: Executor, id: number): Promise<ProductRecord | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row: edits of one product are serialized. */
export function lockProduct(tx: Executor, id: number): Promise<ProductRecord | undefined> {
  return tx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findServicesOf(
  db: Executor,
  productId: number,
): Promise<ConsoleProduct['services']> {
  return db
    .selectFrom('product_services')
    .innerJoin('services', 'services.id', 'product_services.service_id')
    .select(['services.id', 'services.title', 'services.title_ru', 'services.picture'])
    .where('product_services.product_id', '=', productId)
    .orderBy('product_services.position')
    .orderBy('services.id')
    .execute();
}

export interface PriceRecord {
  readonly id: number;
  readonly duration_count: number;
  readonly duration_unit: DurationUnit;
  readonly amount_cents: number;
  readonly created_at: Date;
  readonly archived_at: Date | null;
}

const priceColumns = [
  'id',
  'duration_count',
  'duration_unit',
  'amount_cents',
  'created_at',
  'archived_at',
] as const;

export function findCurrentPrices(db: Executor, productId: number): Promise<PriceRecord[]> {
  return db
    .selectFrom('prices')
    .select(priceColumns)
    .where('product_id', '=', productId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findPastPrices(
  db: Executor,
  productId: number,
  limit: number,
): Promise<PriceRecord[]> {
  return db
    .selectFrom('prices')
    .select(priceColumns)
    .where('product_id', '=', productId)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type Written = Pick<
  ProductRecord,
  | 'title'
  | 'title_ru'
  | 'description'
  | 'description_ru'
  | 'picture'
  | 'active'
  | 'active_from'
  | 'grace_days'
>;

/** Appends it to the order of the shop. */
export function insertProduct(
  tx: Executor,
  written: Written & { readonly slug: string },
): Promise<ProductRecord> {
  return tx
    .insertInto('products')
    .values({
      ...written,
      archived_at: null,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from products)`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateProduct(
  tx: Executor,
  id: number,
  change: Partial<Written & Pick<ProductRecord, 'archived_at'>>,
): Promise<ProductRecord> {
  return tx
    .updateTable('products')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps the given order. */
export async function replaceServicesOf(
  tx: Executor,
  productId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('product_services').where('product_id', '=', productId).execute();
  if (serviceIds.length === 0) return;
  await tx
    .insertInto('product_services')
    .values(
      serviceIds.map((service_id, position) => ({ product_id: productId, service_id, position })),
    )
    .execute();
}

export async function insertPrice(
  tx: Executor,
  price: {
    readonly productId: number;
    readonly count: number;
    readonly unit: DurationUnit;
    readonly amountCents: number;
    readonly position: number;
    readonly at: Date;
  },
): Promise<number> {
  const row = await tx
    .insertInto('prices')
    .values({
      product_id: price.productId,
      duration_count: price.count,
      duration_unit: price.unit,
      amount_cents: price.amountCents,
      position: price.position,
      replaced_by: null,
      archived_at: null,
      created_at: price.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function archivePrice(
  tx: Executor,
  id: number,
  by: { readonly replacedBy: number | null; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('prices')
    .set({ archived_at: by.at, replaced_by: by.replacedBy })
    .where('id', '=', id)
    .execute();
}

export async function placePrice(tx: Executor, id: number, position: number): Promise<void> {
  await tx.updateTable('prices').set({ position }).where('id', '=', id).execute();
}

/** Products that are not archived, in the order of the shop, locked. */
export async function lockProductOrder(tx: Executor): Promise<number[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function placeProducts(tx: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    update products p set position = ordered.position - 1
    from unnest(${[...ids]}::int[]) with ordinality ordered (id, position)
    where p.id = ordered.id and p.position <> ordered.position - 1`.execute(tx);
}

/**
 * Activates planned products whose time has come and that have a price and a service.
 * @returns how many
 */
export async function activatePlannedProducts(db: Executor, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update products p set active = true, active_from = null, version = version + 1
    where p.active_from <= ${now} and not p.active and p.archived_at is null
      and exists (select 1 from prices where product_id = p.id and archived_at is null)
      and exists (select 1 from product_services where product_id = p.id)`.execute(db);
  return Number(numAffectedRows);
}
