import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { OperatorProduct, ProductRow } from '@sesame/contract/operator-catalogue.ts';
import type { Executor } from '../../platform/platform.ts';
import {
  findCurrentPrices,
  findOriginsOf,
  findPastPrices,
  type ListedProduct,
  type ProductRecord,
} from './operator-products.store.ts';
import { findPricePlan, type PlannedPrice } from './planned-prices.store.ts';

/** How many of the prices that held before the console shows. */
const PAST_PRICES = 50;

/** A product with all that its editor shows. */
export async function productOnWire(db: Executor, row: ProductRecord): Promise<OperatorProduct> {
  const origins = await findOriginsOf(db, row.id);
  const prices = await findCurrentPrices(db, row.id);
  const past = await findPastPrices(db, row.id, PAST_PRICES);
  const plan = await findPricePlan(db, row.id);
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row),
    title: row.title,
    description: row.description,
    description_ru: row.description_ru,
    active_from: row.active_from?.toISOString() ?? null,
    origins,
    prices: prices.map((price) => ({ id: price.id, ...termsOnWire(price) })),
    past_prices: past.map((price) => ({
      id: price.id,
      ...termsOnWire(price),
      from: price.created_at.toISOString(),
      // Only archived ones are asked for.
      until: (price.archived_at ?? price.created_at).toISOString(),
    })),
    planned_prices:
      plan === undefined
        ? null
        : { begins_at: plan.begins_at.toISOString(), prices: plan.prices.map(termsOnWire) },
  };
}

export function productRowOnWire(row: ListedProduct): ProductRow {
  const { id, title, pictures, price_count } = row;
  return {
    id,
    title,
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

function termsOnWire(price: PlannedPrice) {
  return {
    count: price.duration_count,
    unit: price.duration_unit,
    amount: dollarsFromCents(price.amount_cents),
  };
}
