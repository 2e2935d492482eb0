import type {
  ConsolePromo,
  PromoTermsDraft,
  PromoUse,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import type { PromoRecord, RedemptionRow } from './promo-codes.store.ts';

export function serializePromoCode(row: PromoRecord): ConsolePromo {
  const { code_key: _, buyer_id: __, discount_percent, min_amount_cents, ...shown } = row;
  return {
    ...shown,
    percent: percentFromHundredths(discount_percent),
    min_amount: dollarsFromCents(min_amount_cents),
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}

/** Converts the terms that an operator entered to database columns. */
export function promoColumnsOf(draft: PromoTermsDraft) {
  return {
    discount_percent: Math.round(draft.percent * 100),
    starts_at: draft.starts_at === null ? null : new Date(draft.starts_at),
    ends_at: draft.ends_at === null ? null : new Date(draft.ends_at),
    max_uses: draft.max_uses,
    per_user_limit: draft.per_user_limit,
    first_purchase_only: draft.first_purchase_only,
    min_amount_cents: Math.round(draft.min_amount * 100),
    method_category: draft.method_category,
    note: draft.note,
  };
}

export function serializeRedemption(row: RedemptionRow): PromoUse {
  return {
    id: row.id,
    state: row.state,
    over_limit: row.over_limit,
    user: { id: row.user_id, username: row.username },
    payment: {
      id: row.payment_id,
      number: row.payment_number,
      state: row.payment_state,
      discount: dollarsFromCents(row.discount_cents),
    },
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}
