import { type Cents, type QuoteInput, type QuoteLines, quoteOrder } from '../money.ts';

/** The subscription whose plan an order replaces, and the credit that its buyer saw, in dollars. */
export type OrderedChange = { subscription: string; credit: number };

/** The lines of an order that changes a plan: `total = (price − credit) + fee − discount`, and what is left of the credit. */
export type PlanChangeLines = QuoteLines & { creditCents: Cents; restCents: Cents };

/**
 * The pricing formula of a plan change, shared by order sheet and server: the credit pays the price first; fee and promo
 * code apply to what is due, by the formula of any order. A credit of 0 makes it an ordinary order.
 * @throws RangeError when an input is not an integer in its range, which is a programming error
 */
export function quotePlanChange({
  creditCents: available,
  ...order
}: QuoteInput & { creditCents: Cents }): PlanChangeLines {
  if (!Number.isSafeInteger(available) || available < 0) {
    throw new RangeError(`creditCents must be a non-negative integer, got ${available}`);
  }
  const creditCents = Math.min(order.priceCents, available);
  const lines = quoteOrder({ ...order, priceCents: order.priceCents - creditCents });
  return {
    ...lines,
    priceCents: order.priceCents,
    creditCents,
    restCents: available - creditCents,
  };
}
