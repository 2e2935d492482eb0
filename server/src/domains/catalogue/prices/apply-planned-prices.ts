import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { findCurrentPrices, lockProduct, updateProduct } from '../console-products.store.ts';
import { serializeProduct } from '../serialize-product.ts';
import { writePrices } from '../write-product.ts';
import { deletePricePlan, findDuePricePlans, findPricePlan } from './planned-prices.store.ts';
import { draftsOfPlan } from './product-prices.rules.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

const BATCH = 100;

export const applyPlannedPricesQueue = defineQueue<{ readonly product: number }>(
  'apply-price-plan',
  {
    onePerKey: true,
  },
);

/** Finds planned prices whose time has come. */
export function applyPlannedPrices(platform: Queueing): Promise<void> {
  return enqueueDue(platform, {
    queue: applyPlannedPricesQueue,
    limit: BATCH,
    find: (limit) => findDuePricePlans(platform.db, platform.clock.now(), limit),
    toJob: (product) => ({ key: String(product), data: { product } }),
  });
}

/**
 * Puts planned prices into effect as if their operator saved them now: unchanged prices stay, changed ones become new
 * versions. Runs once per plan: a parallel run that waited for the lock finds no plan, or a later one.
 * @returns whether prices changed
 */
export function applyPricePlan(platform: Needs, productId: number): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockProduct(tx, productId);
    const plan = await findPricePlan(tx, productId);
    const at = platform.clock.now();
    if (row === undefined || plan === undefined || plan.takes_effect_at > at) return false;
    const before = await serializeProduct(tx, row);
    const drafts = draftsOfPlan(await findCurrentPrices(tx, productId), plan.prices);
    await writePrices(tx, productId, drafts, at);
    await deletePricePlan(tx, productId);
    const after = await serializeProduct(tx, await updateProduct(tx, productId, {}));
    await recordAuditEvent(tx, platform, {
      operator: { id: plan.operator_id },
      request: { ip: plan.ip },
      action: 'products.apply_prices',
      subject: `product:${productId}`,
      before,
      after,
    });
    return true;
  });
}
