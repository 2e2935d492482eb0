import type { PriceDraft, ProductDraft } from '@sesame/contract/operator-catalogue.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import { requireConfirmed, requirePermission } from '../../platform/http/require-confirmed.ts';
import type { Executor } from '../../platform/platform.ts';
import { countOrigins } from './operator-origins.store.ts';
import {
  archivePrice,
  findCurrentPrices,
  insertPrice,
  placePrice,
  replaceOriginsOf,
} from './operator-products.store.ts';
import { changesPrices, comparePrices } from './product-prices.rules.ts';

export type PriceSetter = Pick<OperatorSession, 'id' | 'role' | 'isConfirmed'>;

/** The columns that a draft stands for. */
export function columnsOf(draft: ProductDraft) {
  return {
    title: draft.title,
    description: draft.description,
    description_ru: draft.description_ru,
    active: draft.active,
    active_from: draft.active_from === null ? null : new Date(draft.active_from),
  };
}

/** What is on sale, now or from a moment on, can be bought and leads somewhere. Refuses `product_incomplete`. */
export function requireSellable(draft: ProductDraft): void {
  if (!draft.active && draft.active_from === null) return;
  if (draft.prices.length === 0 || draft.origin_ids.length === 0) refuse('product_incomplete');
}

/** Prices need a permission of their own and an operator who has just shown who they are. */
export function requirePriceRights(operator: PriceSetter): void {
  requirePermission(operator, 'prices:write');
  requireConfirmed(operator);
}

/** As `requirePriceRights`, where these lines are not the prices that hold. */
export async function requirePriceRightsFor(
  tx: Executor,
  productId: number,
  drafts: readonly PriceDraft[],
  operator: PriceSetter,
): Promise<void> {
  const plan = comparePrices(await findCurrentPrices(tx, productId), drafts);
  if (plan === undefined || changesPrices(plan)) requirePriceRights(operator);
}

/** Writes the services and prices of a product whose row the caller has locked or just made. */
export async function writeParts(
  tx: Executor,
  productId: number,
  draft: ProductDraft,
  at: Date,
): Promise<void> {
  if ((await countOrigins(tx, draft.origin_ids)) !== draft.origin_ids.length) {
    refuse('origin_unknown');
  }
  await replaceOriginsOf(tx, productId, draft.origin_ids);
  await writePrices(tx, productId, draft.prices, at);
}

/**
 * Prices are never edited: a changed one gets a new version that the old one points to, so that who still sees the old one is
 * told of the new. The caller has locked the product.
 */
export async function writePrices(
  tx: Executor,
  productId: number,
  drafts: readonly PriceDraft[],
  at: Date,
): Promise<void> {
  const plan = comparePrices(await findCurrentPrices(tx, productId), drafts);
  // Whoever saw the present version of the product saw which prices hold.
  if (plan === undefined) refuse('bad_request');
  for (const id of plan.archived) await archivePrice(tx, id, { replacedBy: null, at });
  for (const [position, step] of plan.steps.entries()) {
    if (step.kind === 'keep') {
      await placePrice(tx, step.id, position);
      continue;
    }
    const { count, unit, amountCents, replaces } = step;
    const id = await insertPrice(tx, { productId, count, unit, amountCents, position, at });
    if (replaces !== undefined) await archivePrice(tx, replaces, { replacedBy: id, at });
  }
}
