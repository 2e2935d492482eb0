import type {
  ConsoleProduct,
  listProducts as listProductsRoute,
  ProductRow,
} from '@sesame/contract/console/catalogue.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProduct, findProducts } from './console-products.store.ts';
import { serializeProduct, serializeProductRow } from './serialize-product.ts';

/** A page of products in the order of the shop. */
export async function listProducts(
  { db }: Pick<Platform, 'db'>,
  { search, state, after }: QueryOf<typeof listProductsRoute>,
): Promise<ProductRow[]> {
  const rows = await findProducts(db, { search, state, after, limit: PAGE_MAX });
  return rows.map(serializeProductRow);
}

/** One product, archived or not. */
export async function readProduct(
  { db }: Pick<Platform, 'db'>,
  id: number,
): Promise<ConsoleProduct> {
  const row = await findProduct(db, id);
  if (row === undefined) refuse('not_found');
  return serializeProduct(db, row);
}
