import type { OperatorProduct, ProductDraft } from '@sesame/contract/operator-catalogue.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { lockProduct, type ProductRecord, updateProduct } from './operator-products.store.ts';
import { deletePricePlan } from './planned-prices.store.ts';
import { productOnWire } from './product-on-wire.ts';
import {
  columnsOf,
  type PriceSetter,
  requirePriceRightsFor,
  requireSellable,
  writeParts,
} from './write-product.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Which product, and the version that the operator was looking at. */
export interface SeenProduct {
  readonly id: number;
  readonly version: number;
}

/** Replaces what it says; every process shows it at once. One that is archived is brought back first. */
export function editProduct(
  platform: Needs,
  seen: SeenProduct,
  draft: ProductDraft,
  by: DoneBy & { readonly operator: PriceSetter },
): Promise<OperatorProduct> {
  requireSellable(draft);
  return changeProduct(platform, seen, { ...by, action: 'products.edit' }, async (tx, row) => {
    if (row.archived_at !== null) refuse('not_found');
    await requirePriceRightsFor(tx, row.id, draft.prices, by.operator);
    await writeParts(tx, row.id, draft, platform.clock.now());
    return columnsOf(draft);
  });
}

/** Takes it out of the shop, with what was planned for it. Who has bought it keeps name, pictures and access. */
export function archiveProduct(
  platform: Needs,
  seen: SeenProduct,
  by: DoneBy,
): Promise<OperatorProduct> {
  return changeProduct(platform, seen, { ...by, action: 'products.archive' }, async (tx, row) => {
    if (row.archived_at !== null) return undefined;
    await deletePricePlan(tx, row.id);
    return { archived_at: platform.clock.now(), active: false, active_from: null };
  });
}

/** Brings it back, inactive: whoever does looks at it before it is sold. */
export function restoreProduct(
  platform: Needs,
  seen: SeenProduct,
  by: DoneBy,
): Promise<OperatorProduct> {
  return changeProduct(platform, seen, { ...by, action: 'products.restore' }, async (_tx, row) =>
    row.archived_at === null ? undefined : { archived_at: null },
  );
}

/**
 * One edit of one product, in turn with the others, refused when the operator was looking at an older version.
 * @param decide what to change; undefined: nothing, and nothing is recorded
 */
export function changeProduct(
  platform: Needs,
  { id, version }: SeenProduct,
  act: DoneBy & { readonly action: string },
  decide: (
    tx: Executor,
    row: ProductRecord,
  ) => Promise<Parameters<typeof updateProduct>[2] | undefined>,
): Promise<OperatorProduct> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockProduct(tx, id);
    if (row === undefined) refuse('not_found');
    const before = await productOnWire(tx, row);
    if (row.version !== version) refuse('changed_meanwhile', { current: before });
    const changed = await decide(tx, row);
    if (changed === undefined) return before;
    const after = await productOnWire(tx, await updateProduct(tx, id, changed));
    await recordAct(tx, platform, { ...act, subject: `product:${id}`, before, after });
    return after;
  });
}
