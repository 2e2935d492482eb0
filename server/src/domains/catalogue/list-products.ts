import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  listProducts as listProductsRoute,
  OperatorProduct,
  ProductRow,
} from '@sesame/contract/operator-catalogue.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProduct, findProducts } from './operator-products.store.ts';
import { productOnWire, productRowOnWire } from './product-on-wire.ts';

/** A page of products, in the order buyers see. */
export async function listProducts(
  { db }: Pick<Platform, 'db'>,
  { search, state, after }: QueryOf<typeof listProductsRoute>,
): Promise<ProductRow[]> {
  const rows = await findProducts(db, { search, state, after, limit: PAGE_MAX });
  return rows.map(productRowOnWire);
}

/** One of them; an archived one too. */
export async function readProduct(
  { db }: Pick<Platform, 'db'>,
  id: number,
): Promise<OperatorProduct> {
  const row = await findProduct(db, id);
  if (row === undefined) refuse('not_found');
  return productOnWire(db, row);
}
