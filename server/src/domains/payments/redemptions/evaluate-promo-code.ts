import type { PromoRefusal } from '@sesame/contract/shared/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { hasPurchased, type PaymentRow } from '../records/payments.store.ts';
import { type PromoOrder, promoKey, promoRefusalOf } from './redemption.rules.ts';
import {
  findFirstPurchaseRedemption,
  findPromo,
  findRedemptions,
  type PromoRow,
} from './redemptions.store.ts';

export interface PromoEvaluation {
  readonly promo: PromoRow | undefined;
  readonly refusal: PromoRefusal | undefined;
  /** Open payments of the user that must release the code so that this order can use it. */
  readonly releasedPayments: readonly string[];
}

/**
 * Checks a typed code for a user. A code held only by the user's own open payments is not 'already used': choosing
 * another plan or method moves the code to the new order and ends the earlier payment. The single first-purchase
 * discount moves to the newest order in the same way, even between different codes.
 */
export async function evaluatePromoCode(
  db: Executor,
  input: {
    typed: string;
    userId: string;
    order: PromoOrder;
    open: readonly Pick<PaymentRow, 'id' | 'promo_code_id'>[];
    now: Date;
  },
): Promise<PromoEvaluation> {
  const promo = await findPromo(db, promoKey(input.typed), input.userId);
  // Also queried for unknown codes: the response time must not reveal which codes exist.
  const uses = await findRedemptions(db, promo?.id ?? 0, input.userId);
  if (promo === undefined) return { promo, refusal: 'unknown', releasedPayments: [] };
  const openIds = new Set(input.open.map(({ id }) => id));
  const firstUse = promo.first_purchase_only
    ? await findFirstPurchaseRedemption(db, input.userId)
    : undefined;
  const isMovable = firstUse !== undefined && openIds.has(firstUse);
  const purchased =
    promo.first_purchase_only &&
    ((firstUse !== undefined && !isMovable) || (await hasPurchased(db, input.userId)));
  const releasedFirst = isMovable ? [firstUse] : [];

  const evaluate = (released: number) =>
    promoRefusalOf(
      {
        active: promo.active,
        startsAt: promo.starts_at,
        endsAt: promo.ends_at,
        maxUses: promo.max_uses,
        uses: promo.uses - released,
        perUserLimit: promo.per_user_limit,
        firstPurchaseOnly: promo.first_purchase_only,
        minAmountCents: promo.min_amount_cents,
        methodCategory: promo.method_category,
        productIds: promo.product_ids,
      },
      { ownUses: uses.length - released, hasPurchased: purchased },
      input.order,
      input.now,
    );

  const refusal = evaluate(0);
  if (refusal !== 'already_used' && refusal !== 'limit_reached') {
    return { promo, refusal, releasedPayments: releasedFirst };
  }
  const releasedPayments = uses.map((use) => use.payment_id).filter((id) => openIds.has(id));
  return {
    promo,
    refusal: evaluate(releasedPayments.length),
    releasedPayments: [...releasedPayments, ...releasedFirst],
  };
}
