import type { PriceDraft, ProductDraft } from '@sesame/contract/console/catalogue.ts';
import type { OperatorSession } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import {
  requireConfirmed,
  requirePermission,
} from '../../platform/http/idempotency/require-confirmed.ts';
import type { Executor } from '../../platform/platform.ts';
import {
  archivePrice,
  findCurrentPrices,
  insertPrice,
  placePrice,
  replaceServicesOf,
} from './console-products.store.ts';
import { changesPrices, comparePrices } from './prices/product-prices.rules.ts';
import { countServices } from './services/services.store.ts';

export type PriceSetter = Pick<OperatorSession, 'id' | 'role' | 'isConfirmed'>;

/** The columns of a draft. */
export function columnsOf(draft: ProductDraft) {
  return {
    title: draft.title,
    title_ru: draft.title_ru,
    description: draft.description,
    description_ru: draft.description_ru,
    picture: draft.picture,
    active: draft.active,
    active_from: draft.active_from === null ? null : new Date(draft.active_from),
    grace_days: draft.grace_days,
  };
}

/** A product on sale, now or from a planned time on, needs a price and a service. Refuses `product_incomplete`. */
export function requireSellable(draft: ProductDraft): void {
  if (!draft.active && draft.active_from === null) return;
  if (draft.prices.length === 0 || draft.service_ids.length === 0) refuse('product_incomplete');
}

/** Changing prices needs its own permission and a recently confirmed session. */
export function requirePriceRights(operator: PriceSetter): void {
  requirePermission(operator, 'prices:write');
  requireConfirmed(operator);
}

/** The same as `requirePriceRights`, but only if these lines change the current prices. */
export async function requirePriceRightsFor(
  tx: Executor,
  productId: number,
  drafts: readonly PriceDraft[],
  operator: PriceSetter,
): Promise<void> {
  const plan = comparePrices(await findCurrentPrices(tx, productId), drafts);
  if (plan === undefined || changesPrices(plan)) requirePriceRights(operator);
}

/** Writes the services and prices of a product that the caller has locked or just created. */
export async function writeParts(
  tx: Executor,
  productId: number,
  draft: ProductDraft,
  at: Date,
): Promise<void> {
  if ((await countServices(tx, draft.service_ids)) !== draft.service_ids.length) {
    refuse('service_unknown');
  }
  await replaceServicesOf(tx, productId, draft.service_ids);
  await writePrices(tx, productId, draft.prices, at);
}

/**
 * Prices are never edited: a changed one becomes a new version that the old one refers to, so that a buyer who still
 * sees the old price is shown the new one. The caller has locked the product.
 */
export async function writePrices(
  tx: Executor,
  productId: number,
  drafts: readonly PriceDraft[],
  at: Date,
): Promise<void> {
  const plan = comparePrices(await findCurrentPrices(tx, productId), drafts);
  // An operator who saw the current version also saw its prices, so these lines are invalid.
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
