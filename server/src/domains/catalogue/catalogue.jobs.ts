import type { Platform } from '../../platform/platform.ts';
import { beginPlannedPrices } from './begin-planned-prices.ts';
import { openPlannedProducts } from './operator-products.store.ts';

export function catalogueJobs(platform: Platform): void {
  platform.jobs.schedule('open-planned-products', 15, async () => {
    await openPlannedProducts(platform.db, platform.clock.now());
  });
  platform.jobs.schedule('begin-planned-prices', 15, async () => {
    await beginPlannedPrices(platform);
  });
}
