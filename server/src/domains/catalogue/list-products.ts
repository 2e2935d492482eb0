import { type ConsoleProduct, listProducts as list } from '@sesame/contract/console/catalogue.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findProduct, findProducts } from './console-products.store.ts';
import { serializeProduct, serializeProductRow } from './serialize-product.ts';

/** Products in the order of the shop. */
export function listProducts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => findProducts(db, filters, page),
    answer: (rows) => rows.map(serializeProductRow),
  });
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
