import type { Platform } from '../../platform/platform.ts';
import { activatePlannedProducts } from './console-products.store.ts';
import {
  applyPlannedPrices,
  applyPlannedPricesQueue,
  applyPricePlan,
} from './prices/apply-planned-prices.ts';

export function catalogueJobs(platform: Platform): void {
  platform.jobs.schedule('activate-planned-products', 15, async () => {
    await activatePlannedProducts(platform.db, platform.clock.now());
  });
  platform.jobs.schedule('apply-planned-prices', 15, () => applyPlannedPrices(platform));
  platform.jobs.work(applyPlannedPricesQueue, ({ product }) => applyPricePlan(platform, product));
}
