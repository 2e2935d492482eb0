import type { Generated } from 'kysely';
import type { MethodCategory } from './gateways.ts';

/** Promo codes and their redemptions. */
export interface TablesOfPromos {
  promo_codes: PromoCodesTable;
  promo_code_products: PromoCodeProductsTable;
  promo_redemptions: PromoRedemptionsTable;
}

interface PromoCodesTable {
  id: Generated<number>;
  code: string;
  code_key: string;
  discount_percent: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  per_user_limit: Generated<number>;
  uses: Generated<number>;
  first_purchase_only: Generated<boolean>;
  min_amount_cents: Generated<number>;
  method_category: MethodCategory | null;
  active: Generated<boolean>;
  note: Generated<string>;
  version: Generated<number>;
  created_at: Generated<Date>;
  batch: string | null;
}

interface PromoCodeProductsTable {
  promo_code_id: number;
  product_id: number;
}

interface PromoRedemptionsTable {
  id: string;
  promo_code_id: number;
  user_id: string;
  payment_id: string;
  slot: number;
  state: 'reserved' | 'committed' | 'released';
  over_limit: Generated<boolean>;
  /** Whether it used up the buyer's first-purchase discount, by the terms of the code at that time. */
  first_purchase: Generated<boolean>;
  created_at: Date;
  changed_at: Date;
}
