import type { PromoRefusal } from '@sesame/contract/errors.ts';

/** Codes are compared trimmed, in one Unicode form, without control characters and without regard to case. */
export function promoKey(typed: string): string {
  return typed
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFKC')
    .toUpperCase();
}

export interface PromoTerms {
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly perUserLimit: number;
  readonly firstPurchaseOnly: boolean;
  readonly minAmountCents: number;
  readonly methodCategory: string | null;
  /** Empty: every product. */
  readonly productIds: readonly number[];
}

export interface PromoBuyer {
  /** Reserved and committed uses of this code by this user. */
  readonly ownUses: number;
  readonly hasPurchased: boolean;
}

/** What the code is to be used for; a part that is not known yet is not judged. */
export interface PromoOrder {
  readonly productId?: number | undefined;
  readonly priceCents?: number | undefined;
  readonly methodCategory?: string | undefined;
}

/**
 * Whether a code may be used, and if not, the first reason a person would name. An inactive code is as
 * unknown as one that never was. `minimum` is about the price alone, before fee and discount.
 */
export function judgePromocode(
  terms: PromoTerms | undefined,
  buyer: PromoBuyer,
  order: PromoOrder,
  now: Date,
): PromoRefusal | undefined {
  if (terms === undefined || !terms.active) return 'unknown';
  if (terms.startsAt !== null && now < terms.startsAt) return 'unknown';
  if (terms.endsAt !== null && now >= terms.endsAt) return 'expired';
  if (buyer.ownUses >= terms.perUserLimit) return 'already_used';
  if (terms.maxUses !== null && terms.uses >= terms.maxUses) return 'limit_reached';
  if (terms.firstPurchaseOnly && buyer.hasPurchased) return 'first_purchase';
  if (
    order.productId !== undefined &&
    terms.productIds.length > 0 &&
    !terms.productIds.includes(order.productId)
  ) {
    return 'not_this_product';
  }
  if (order.priceCents !== undefined && order.priceCents < terms.minAmountCents) return 'minimum';
  if (
    order.methodCategory !== undefined &&
    terms.methodCategory !== null &&
    terms.methodCategory !== order.methodCategory
  ) {
    return 'method';
  }
  return undefined;
}

/** The lowest of a user's slots that no use holds; undefined when the per-user limit is reached. */
export function freeSlot(
  uses: readonly { slot: number; over_limit: boolean }[],
  perUserLimit: number,
): number | undefined {
  const taken = new Set(uses.filter((use) => !use.over_limit).map((use) => use.slot));
  for (let slot = 1; slot <= perUserLimit; slot++) {
    if (!taken.has(slot)) return slot;
  }
  return undefined;
}
