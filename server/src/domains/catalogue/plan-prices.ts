import type { OperatorProduct, PlannedPrices } from '@sesame/contract/operator-catalogue.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DoneBy } from '../operators/index.ts';
import { changeProduct, type SeenProduct } from './change-product.ts';
import { deletePricePlan, replacePricePlan } from './planned-prices.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Plans other prices for a moment to come; what was planned before is forgotten. */
export function planPrices(
  platform: Needs,
  seen: SeenProduct,
  planned: PlannedPrices,
  by: DoneBy,
): Promise<OperatorProduct> {
  return changeProduct(
    platform,
    seen,
    { ...by, action: 'products.plan_prices' },
    async (tx, row) => {
      if (row.archived_at !== null) refuse('not_found');
      if (new Date(planned.begins_at) <= platform.clock.now()) refuse('bad_request');
      await replacePricePlan(tx, row.id, planned, by);
      return {};
    },
  );
}

/** The prices that hold go on. */
export function cancelPlannedPrices(
  platform: Needs,
  seen: SeenProduct,
  by: DoneBy,
): Promise<OperatorProduct> {
  return changeProduct(
    platform,
    seen,
    { ...by, action: 'products.cancel_prices' },
    async (tx, row) => ((await deletePricePlan(tx, row.id)) ? {} : undefined),
  );
}
