import type { QuoteLinesDto } from '@sesame/contract/shared/fields.ts';
import { dollarsFromCents, percentFromHundredths } from '@sesame/contract/shared/money.ts';
import {
  type PlanChangeLines,
  quotePlanChange,
} from '@sesame/contract/shared/orders/plan-change.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor } from '../../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../../catalogue/index.ts';

interface Terms {
  readonly feePercent: number;
  readonly discountPercent: number;
  /** Credit for unused days, when the order changes a plan; else 0. */
  readonly creditCents: number;
}

/** Guards against a cycle; a price is replaced only a few times. */
const MAX_REPLACEMENTS = 50;

/**
 * Quotes an order from the shop's own data. Refuses an order that is not available on these terms, with the current
 * lines, so that the buyer confirms again and is never charged an unexpected sum.
 */
export function quoteForOrder(
  price: OrderPrice,
  current: OrderPrice | undefined,
  terms: Terms & { readonly expectedTotalCents: number | undefined },
): PlanChangeLines {
  if (!price.productActive || price.productArchived) refuse('product_inactive', { lines: null });
  if (price.archived) {
    const lines = current && serializeLines(current.priceId, quote(current, terms));
    refuse('price_changed', { lines: lines ?? null });
  }
  const lines = quote(price, terms);
  if (terms.expectedTotalCents !== undefined && terms.expectedTotalCents !== lines.totalCents) {
    refuse('price_changed', { lines: serializeLines(price.priceId, lines) });
  }
  return lines;
}

/** The current version of this price; undefined when there is none. */
export async function findCurrentPrice(
  db: Executor,
  price: OrderPrice,
): Promise<OrderPrice | undefined> {
  let candidate: OrderPrice | undefined = price;
  for (let step = 0; step < MAX_REPLACEMENTS && candidate?.archived; step++) {
    if (candidate.replacedBy === null) return undefined;
    candidate = await findPriceForOrder(db, candidate.replacedBy);
  }
  return candidate?.archived ? undefined : candidate;
}

function quote(
  { amountCents: priceCents }: OrderPrice,
  { feePercent, discountPercent, creditCents }: Terms,
): PlanChangeLines {
  return quotePlanChange({ priceCents, feePercent, discountPercent, creditCents });
}

/** The lines as sent in responses and errors. */
export function serializeLines(priceId: number, lines: PlanChangeLines): QuoteLinesDto {
  return {
    subscription_price_id: priceId,
    amount: dollarsFromCents(lines.priceCents),
    ...(lines.creditCents > 0 && { credit: dollarsFromCents(lines.creditCents) }),
    fee_percentage: percentFromHundredths(lines.feePercent),
    fee: dollarsFromCents(lines.feeCents),
    percent: percentFromHundredths(lines.discountPercent),
    discount: dollarsFromCents(lines.discountCents),
    total: dollarsFromCents(lines.totalCents),
    currency: 'USD',
  };
}
