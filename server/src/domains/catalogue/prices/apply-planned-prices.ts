import { inTransaction } from '../../../platform/db/transaction.ts';
import { processDueItems } from '../../../platform/jobs/process-due-items.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAuditEvent } from '../../operators/index.ts';
import { findCurrentPrices, lockProduct, updateProduct } from '../console-products.store.ts';
import { serializeProduct } from '../serialize-product.ts';
import { writePrices } from '../write-product.ts';
import { deletePricePlan, findDuePricePlans, findPricePlan } from './planned-prices.store.ts';
import { draftsOfPlan } from './product-prices.rules.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

/** Products per round. */
const BATCH = 100;

/**
 * Puts planned prices into effect once their time has come, as if their operator saved them now: unchanged prices stay,
 * changed ones become new versions.
 * @returns the number of products changed
 */
export async function applyPlannedPrices(platform: Needs): Promise<number> {
  let begun = 0;
  await processDueItems(platform, {
    job: 'apply-planned-prices',
    limit: BATCH,
    find: (limit) => findDuePricePlans(platform.db, platform.clock.now(), limit),
    idOf: (productId) => productId,
    work: async (productId) => {
      if (await begin(platform, productId)) begun++;
    },
  });
  return begun;
}

/** Runs once per plan: a parallel run that waited for the lock finds no plan, or a later one. */
function begin(platform: Needs, productId: number): Promise<boolean> {
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
