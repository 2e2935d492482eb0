import type { PromoRefusal } from '@sesame/contract/shared/errors.ts';

/** Normalizes a code for comparison: trimmed, NFKC, without control characters, upper case. */
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
  /** Empty: all products. */
  readonly productIds: readonly number[];
}

export interface PromoBuyer {
  /** Reserved and committed uses of this code by this user. */
  readonly ownUses: number;
  readonly hasPurchased: boolean;
}

/** The order that the code is used for; parts that are undefined are not checked. */
export interface PromoOrder {
  readonly productId?: number | undefined;
  readonly priceCents?: number | undefined;
  readonly methodCategory?: string | undefined;
}

/**
 * Returns why a code cannot be used, or undefined when it can. Inactive and future codes are reported as unknown.
 * `minimum` compares the price alone, before fee and discount.
 */
export function promoRefusalOf(
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

/** The lowest free slot of the user; undefined when the per-user limit is reached. */
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
