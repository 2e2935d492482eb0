import type { QuoteLinesOnWire } from '@sesame/contract/fields.ts';
import {
  dollarsFromCents,
  percentFromHundredths,
  type QuoteLines,
  quoteOrder,
} from '@sesame/contract/money.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor } from '../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../catalogue/index.ts';

/** A price is replaced a few times in its life; this only ends a circle. */
const MAX_REPLACEMENTS = 50;

/**
 * The lines of an order from what the shop itself knows. Refuses what can no longer be had on these terms,
 * with the lines that hold now, so that the buyer is asked again and never charged by surprise.
 */
export function quoteForOrder(
  price: OrderPrice,
  current: OrderPrice | undefined,
  terms: { feePercent: number; discountPercent: number; expectedTotalCents: number | undefined },
): QuoteLines {
  if (!price.productActive || price.productArchived) refuse('product_inactive', { lines: null });
  if (price.archived) {
    const lines = current && linesOnWire(current.priceId, quote(current, terms));
    refuse('price_changed', { lines: lines ?? null });
  }
  const lines = quote(price, terms);
  if (terms.expectedTotalCents !== undefined && terms.expectedTotalCents !== lines.totalCents) {
    refuse('price_changed', { lines: linesOnWire(price.priceId, lines) });
  }
  return lines;
}

/** The price version that is sold today in place of this one. */
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
  price: OrderPrice,
  terms: { feePercent: number; discountPercent: number },
): QuoteLines {
  const { feePercent, discountPercent } = terms;
  return quoteOrder({ priceCents: price.amountCents, feePercent, discountPercent });
}

/** The lines as answers and refusals carry them. */
export function linesOnWire(priceId: number, lines: QuoteLines): QuoteLinesOnWire {
  return {
    subscription_price_id: priceId,
    amount: dollarsFromCents(lines.priceCents),
    fee_percentage: percentFromHundredths(lines.feePercent),
    fee: dollarsFromCents(lines.feeCents),
    percent: percentFromHundredths(lines.discountPercent),
    discount: dollarsFromCents(lines.discountCents),
    total: dollarsFromCents(lines.totalCents),
    currency: 'USD',
  };
}
