import type {
  ConsolePromo,
  PromoTermsDraft,
} from '@sesame/contract/console/payments/promo-codes.ts';

/** The values of the form: the terms, and what only new codes have. */
export type PromoValues = Omit<PromoTermsDraft, 'percent' | 'per_user_limit' | 'min_amount'> & {
  percent: number | undefined;
  per_user_limit: number | undefined;
  min_amount: number | undefined;
  code: string;
  buyer_email: string;
  prefix: string;
  count: number | undefined;
};

const newCode = { code: '', buyer_email: '', prefix: '', count: 50 };

export const newPromo: PromoValues = {
  ...newCode,
  percent: 10,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  per_user_limit: 1,
  first_purchase_only: false,
  min_amount: undefined,
  method_category: null,
  product_ids: [],
  note: '',
};

export function valuesOf(promo: ConsolePromo): PromoValues {
  return {
    ...newCode,
    percent: promo.percent,
    starts_at: promo.starts_at,
    ends_at: promo.ends_at,
    max_uses: promo.max_uses,
    per_user_limit: promo.per_user_limit,
    first_purchase_only: promo.first_purchase_only,
    min_amount: promo.min_amount || undefined,
    method_category: promo.method_category,
    product_ids: promo.product_ids,
    note: promo.note,
  };
}

export function termsOf({
  code: _,
  buyer_email: __,
  prefix: ___,
  count: ____,
  min_amount,
  ...terms
}: PromoValues) {
  return { ...terms, min_amount: min_amount ?? 0 };
}
