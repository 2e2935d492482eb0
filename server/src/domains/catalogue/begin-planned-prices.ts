import { inTransaction } from '../../platform/db/transaction.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAct } from '../operators/index.ts';
import { findCurrentPrices, lockProduct, updateProduct } from './operator-products.store.ts';
import { deletePricePlan, findDuePricePlans, findPricePlan } from './planned-prices.store.ts';
import { productOnWire } from './product-on-wire.ts';
import { draftsOfPlan } from './product-prices.rules.ts';
import { writePrices } from './write-product.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>;

/** How many products a round changes. */
const BATCH = 100;

/**
 * Lets planned prices hold whose moment has come, as if who planned them saved them now: a price that stays the same stays, a
 * changed one is a new version. @returns of how many products
 */
export async function beginPlannedPrices(platform: Needs): Promise<number> {
  let begun = 0;
  await workThrough(platform, {
    job: 'begin-planned-prices',
    limit: BATCH,
    find: (limit) => findDuePricePlans(platform.db, platform.clock.now(), limit),
    idOf: (productId) => productId,
    work: async (productId) => {
      if (await begin(platform, productId)) begun++;
    },
  });
  return begun;
}

/** Once: whoever waits for the lock meanwhile finds no plan, or another one. */
function begin(platform: Needs, productId: number): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockProduct(tx, productId);
    const plan = await findPricePlan(tx, productId);
    const at = platform.clock.now();
    if (row === undefined || plan === undefined || plan.begins_at > at) return false;
    const before = await productOnWire(tx, row);
    const drafts = draftsOfPlan(await findCurrentPrices(tx, productId), plan.prices);
    await writePrices(tx, productId, drafts, at);
    await deletePricePlan(tx, productId);
    const after = await productOnWire(tx, await updateProduct(tx, productId, {}));
    await recordAct(tx, platform, {
      operator: { id: plan.operator_id },
      request: { ip: plan.ip },
      action: 'products.prices_begin',
      subject: `product:${productId}`,
      before,
      after,
    });
    return true;
  });
}
