import type { Generated } from 'kysely';

/** Products, services and prices. */
export interface TablesOfCatalogue {
  services: ServicesTable;
  products: ProductsTable;
  product_services: ProductServicesTable;
  prices: PricesTable;
  price_plans: PricePlansTable;
  planned_prices: PlannedPricesTable;
}

export type DurationUnit = 'day' | 'month' | 'year';

interface ServicesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  picture: string;
  site: string;
  version: Generated<number>;
  referral: Generated<boolean>;
  low_inventory: Generated<number | null>;
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

interface ProductServicesTable {
  product_id: number;
  service_id: number;
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
  takes_effect_at: Date;
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
