import type { OperatorProduct, ProductDraft } from '@sesame/contract/operator-catalogue.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findProduct, insertProduct } from './operator-products.store.ts';
import { productOnWire } from './product-on-wire.ts';
import {
  columnsOf,
  type PriceSetter,
  requirePriceRights,
  requireSellable,
  writeParts,
} from './write-product.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** Makes a product that comes last in the order of the shop. */
export function createProduct(
  platform: Needs,
  draft: ProductDraft,
  by: DoneBy & { readonly operator: PriceSetter },
): Promise<OperatorProduct> {
  requireSellable(draft);
  if (draft.prices.length > 0) requirePriceRights(by.operator);
  return inTransaction(platform.db, (tx) =>
    make(tx, platform, draft, { ...by, action: 'products.create' }),
  );
}

/** Makes an inactive copy, with prices of its own. */
export function duplicateProduct(
  platform: Needs,
  id: number,
  by: DoneBy,
): Promise<OperatorProduct> {
  return inTransaction(platform.db, async (tx) => {
    const row = await findProduct(tx, id);
    if (row === undefined) refuse('not_found');
    const from = await productOnWire(tx, row);
    const copy: ProductDraft = {
      title: from.title,
      description: from.description,
      description_ru: from.description_ru,
      active: false,
      active_from: null,
      origin_ids: from.origins.map((origin) => origin.id),
      prices: from.prices.map(({ count, unit, amount }) => ({ count, unit, amount })),
    };
    return make(tx, platform, copy, { ...by, action: 'products.duplicate' });
  });
}

async function make(
  tx: Executor,
  platform: Needs,
  draft: ProductDraft,
  act: DoneBy & { readonly action: string },
): Promise<OperatorProduct> {
  const slug = `product-${platform.ids.uuid()}`;
  const row = await insertProduct(tx, { ...columnsOf(draft), slug });
  await writeParts(tx, row.id, draft, platform.clock.now());
  const after = await productOnWire(tx, row);
  await recordAct(tx, platform, { ...act, subject: `product:${row.id}`, after });
  return after;
}
