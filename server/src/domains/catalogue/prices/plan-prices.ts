import type { ConsoleProduct, PlannedPrices } from '@sesame/contract/console/catalogue.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../operators/index.ts';
import { changeProduct, type ExpectedProduct } from '../change-product.ts';
import { deletePricePlan, replacePricePlan } from './planned-prices.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Plans prices for a future time; they replace an earlier plan. */
export function planPrices(
  platform: Needs,
  seen: ExpectedProduct,
  planned: PlannedPrices,
  by: Actor,
): Promise<ConsoleProduct> {
  return changeProduct(
    platform,
    seen,
    { ...by, action: 'products.plan_prices' },
    async (tx, row) => {
      if (row.archived_at !== null) refuse('not_found');
      if (new Date(planned.takes_effect_at) <= platform.clock.now()) refuse('bad_request');
      await replacePricePlan(tx, row.id, planned, by);
      return {};
    },
  );
}

/** Cancels the plan; the current prices stay. */
export function cancelPlannedPrices(
  platform: Needs,
  seen: ExpectedProduct,
  by: Actor,
): Promise<ConsoleProduct> {
  return changeProduct(
    platform,
    seen,
    { ...by, action: 'products.cancel_prices' },
    async (tx, row) => ((await deletePricePlan(tx, row.id)) ? {} : undefined),
  );
}
