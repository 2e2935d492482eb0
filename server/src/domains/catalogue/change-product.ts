import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import type { ConsoleProduct, ProductDraft } from '@sesame/contract/console/catalogue.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { lockProduct, type ProductRecord, updateProduct } from './console-products.store.ts';
import { deletePricePlan } from './prices/planned-prices.store.ts';
import { serializeProduct } from './serialize-product.ts';
import {
  columnsOf,
  type PriceSetter,
  requirePriceRightsFor,
  requireSellable,
  writeParts,
} from './write-product.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A product and the version that the operator saw. */
export interface ExpectedProduct {
  readonly id: number;
  readonly version: number;
}

/** Replaces the content; every process shows it at once. Archived products have to be restored first. */
export function editProduct(
  platform: Needs,
  seen: ExpectedProduct,
  draft: ProductDraft,
  by: Actor & { readonly operator: PriceSetter },
): Promise<ConsoleProduct> {
  requireSellable(draft);
  return changeProduct(platform, seen, { ...by, action: 'products.edit' }, async (tx, row) => {
    if (row.archived_at !== null) refuse('not_found');
    await requirePriceRightsFor(tx, row.id, draft.prices, by.operator);
    await writeParts(tx, row.id, draft, platform.clock.now());
    return columnsOf(draft);
  });
}

/** Takes a product off sale and deletes its planned prices. Buyers keep its name, pictures and their access. */
export function archiveProduct(
  platform: Needs,
  seen: ExpectedProduct,
  by: Actor,
): Promise<ConsoleProduct> {
  return changeProduct(platform, seen, { ...by, action: 'products.archive' }, async (tx, row) => {
    if (row.archived_at !== null) return undefined;
    await deletePricePlan(tx, row.id);
    return { archived_at: platform.clock.now(), active: false, active_from: null };
  });
}

/** Restores a product as inactive, so that it can be checked before it is sold. */
export function restoreProduct(
  platform: Needs,
  seen: ExpectedProduct,
  by: Actor,
): Promise<ConsoleProduct> {
  return changeProduct(platform, seen, { ...by, action: 'products.restore' }, async (_tx, row) =>
    row.archived_at === null ? undefined : { archived_at: null },
  );
}

/**
 * Applies one change to a locked product if the version matches, else refuses `version_conflict`.
 * @param decide the columns to change; undefined: no change and no audit event
 */
export function changeProduct(
  platform: Needs,
  { id, version }: ExpectedProduct,
  event: Actor & { readonly action: AuditAction },
  decide: (
    tx: Executor,
    row: ProductRecord,
  ) => Promise<Parameters<typeof updateProduct>[2] | undefined>,
): Promise<ConsoleProduct> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockProduct(tx, id);
    if (row === undefined) refuse('not_found');
    const before = await serializeProduct(tx, row);
    if (row.version !== version) refuse('version_conflict', { current: before });
    const changed = await decide(tx, row);
    if (changed === undefined) return before;
    const after = await serializeProduct(tx, await updateProduct(tx, id, changed));
    await recordAuditEvent(tx, platform, { ...event, subject: `product:${id}`, before, after });
    return after;
  });
}
