import type { Generated } from 'kysely';

/** What is sold, at which price. */
export interface TablesOfCatalogue {
  origins: OriginsTable;
  products: ProductsTable;
  product_origins: ProductOriginsTable;
  prices: PricesTable;
  price_plans: PricePlansTable;
  planned_prices: PlannedPricesTable;
}

export type DurationUnit = 'day' | 'month' | 'year';

interface OriginsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  picture: string;
  site: string;
  version: Generated<number>;
  referral: Generated<boolean>;
  low_stock: Generated<number | null>;
}

interface ProductsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  active: Generated<boolean>;
  position: Generated<number>;
  archived_at: Date | null;
  version: Generated<number>;
  active_from: Generated<Date | null>;
}

interface ProductOriginsTable {
  product_id: number;
  origin_id: number;
  position: Generated<number>;
}

interface PricesTable {
  id: Generated<number>;
  product_id: number;
  duration_count: number;
  duration_unit: DurationUnit;
  amount_cents: number;
  currency: Generated<'USD'>;
  position: Generated<number>;
  replaced_by: number | null;
  archived_at: Date | null;
  created_at: Date;
}

interface PricePlansTable {
  product_id: number;
  begins_at: Date;
  operator_id: string;
  ip: string;
}

interface PlannedPricesTable {
  product_id: number;
  position: number;
  duration_count: number;
  duration_unit: DurationUnit;
  amount_cents: number;
}
