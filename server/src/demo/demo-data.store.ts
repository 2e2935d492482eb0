import { type Insertable, sql } from 'kysely';
import type { Database } from '../database.types.ts';
import type { Executor } from '../platform/platform.ts';

type New<Table extends keyof Database> = Insertable<Database[Table]>;

/** Ids of rows by their slugs. */
export type Ids = ReadonlyMap<string, number>;

/** Waits for other processes that load the demo, until the end of the transaction. */
export async function lockDemo(tx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('load-demo'))`.execute(tx);
}

export async function hasProducts(db: Executor): Promise<boolean> {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return product !== undefined;
}

export async function insertServices(
  tx: Executor,
  services: readonly New<'services'>[],
): Promise<Ids> {
  const rows = await tx.insertInto('services').values(services).returning(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function insertProducts(
  tx: Executor,
  products: readonly New<'products'>[],
): Promise<Ids> {
  const rows = await tx.insertInto('products').values(products).returning(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function insertProductServices(
  tx: Executor,
  rows: readonly New<'product_services'>[],
): Promise<void> {
  await tx.insertInto('product_services').values(rows).execute();
}

export async function insertPrices(tx: Executor, rows: readonly New<'prices'>[]): Promise<void> {
  await tx.insertInto('prices').values(rows).execute();
}

/** @param productId the only product that it is for; undefined for all */
export async function insertPromo(
  tx: Executor,
  promo: New<'promo_codes'>,
  productId: number | undefined,
): Promise<void> {
  const { id } = await tx
    .insertInto('promo_codes')
    .values(promo)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (productId === undefined) return;
  const row = { promo_code_id: id, product_id: productId };
  await tx.insertInto('promo_code_products').values(row).execute();
}

export async function insertAnnouncement(tx: Executor, row: New<'announcements'>): Promise<void> {
  await tx.insertInto('announcements').values(row).execute();
}

export async function insertUser(tx: Executor, row: New<'users'>): Promise<void> {
  await tx.insertInto('users').values(row).execute();
}
