import type { PromoRefusal } from '@sesame/contract/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { hasPurchased, type PaymentRow } from './payments.store.ts';
import { judgePromocode, type PromoOrder, promoKey } from './promo.rules.ts';
import { findFirstPurchaseUse, findPromo, findUses, type PromoRow } from './promo.store.ts';

export interface PromoVerdict {
  readonly promo: PromoRow | undefined;
  readonly refusal: PromoRefusal | undefined;
  /** Own open payments that must let go of the code, so that it can go to the order judged here. */
  readonly holders: readonly string[];
}

/**
 * Judges a typed code for a user. A code that only the user's own open payments hold is not 'already used':
 * who goes back to choose another plan or method takes the code along, and the earlier payment ends. The one first-purchase
 * discount of a buyer moves to the newest order in the same way, whichever codes stand on the two.
 */
export async function judgePromo(
  db: Executor,
  input: {
    typed: string;
    userId: string;
    order: PromoOrder;
    open: readonly Pick<PaymentRow, 'id' | 'promo_code_id'>[];
    now: Date;
  },
): Promise<PromoVerdict> {
  const promo = await findPromo(db, promoKey(input.typed));
  // Asked for unknown codes too: the time must not tell which codes exist.
  const uses = await findUses(db, promo?.id ?? 0, input.userId);
  if (promo === undefined) return { promo, refusal: 'unknown', holders: [] };
  const openIds = new Set(input.open.map(({ id }) => id));
  const firstUse = promo.first_purchase_only
    ? await findFirstPurchaseUse(db, input.userId)
    : undefined;
  const isMovable = firstUse !== undefined && openIds.has(firstUse);
  const purchased =
    promo.first_purchase_only &&
    ((firstUse !== undefined && !isMovable) || (await hasPurchased(db, input.userId)));
  const firstHolders = isMovable ? [firstUse] : [];

  const judge = (released: number) =>
    judgePromocode(
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

  const refusal = judge(0);
  if (refusal !== 'already_used' && refusal !== 'limit_reached') {
    return { promo, refusal, holders: firstHolders };
  }
  const holders = uses.map((use) => use.payment_id).filter((id) => openIds.has(id));
  return { promo, refusal: judge(holders.length), holders: [...holders, ...firstHolders] };
}
