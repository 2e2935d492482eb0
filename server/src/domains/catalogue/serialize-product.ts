import type { ConsoleProduct, ProductRow } from '@sesame/contract/console/catalogue.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Executor } from '../../platform/platform.ts';
import {
  findCurrentPrices,
  findPastPrices,
  findServicesOf,
  type ListedProduct,
  type ProductRecord,
} from './console-products.store.ts';
import { findPricePlan, type PlannedPrice } from './prices/planned-prices.store.ts';

/** How many past prices the console shows. */
const PAST_PRICES = 50;

/** A product with everything its editor shows. */
export async function serializeProduct(db: Executor, row: ProductRecord): Promise<ConsoleProduct> {
  const services = await findServicesOf(db, row.id);
  const prices = await findCurrentPrices(db, row.id);
  const past = await findPastPrices(db, row.id, PAST_PRICES);
  const plan = await findPricePlan(db, row.id);
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row),
    title: row.title,
    title_ru: row.title_ru,
    description: row.description,
    description_ru: row.description_ru,
    picture: row.picture,
    active_from: row.active_from?.toISOString() ?? null,
    grace_days: row.grace_days,
    services,
    prices: prices.map((price) => ({ id: price.id, ...serializeTerms(price) })),
    past_prices: past.map((price) => ({
      id: price.id,
      ...serializeTerms(price),
      from: price.created_at.toISOString(),
      // Past prices always have `archived_at`.
      until: (price.archived_at ?? price.created_at).toISOString(),
    })),
    planned_prices:
      plan === undefined
        ? null
        : {
            takes_effect_at: plan.takes_effect_at.toISOString(),
            prices: plan.prices.map(serializeTerms),
          },
  };
}

export function serializeProductRow(row: ListedProduct): ProductRow {
  const { id, title, title_ru, pictures, price_count } = row;
  return {
    id,
    title,
    title_ru,
    pictures,
    price_count,
    state: stateOf(row),
    active_from: row.active_from?.toISOString() ?? null,
  };
}

function stateOf(row: Pick<ProductRecord, 'active' | 'archived_at'>): ProductRow['state'] {
  if (row.archived_at !== null) return 'archived';
  return row.active ? 'active' : 'inactive';
}

function serializeTerms(price: PlannedPrice) {
  return {
    count: price.duration_count,
    unit: price.duration_unit,
    amount: dollarsFromCents(price.amount_cents),
  };
}
