import { type QuoteLines, quoteOrder } from '@sesame/contract/shared/money.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { findPriceForOrder, type OrderPrice } from '../../catalogue/index.ts';
import { type Charge, quoteCharge } from '../checkout/quote-charge.ts';
import { findCurrentPrice } from '../checkout/quote-for-order.ts';
import { currentRate } from '../rates/current-rate.ts';
import { findEnabledMethod, type MethodRow } from '../records/methods.store.ts';

/** What a buyer has agreed to have charged. */
export interface RenewalTerms {
  /** Payment method of the shop. */
  readonly gateway: string;
  readonly priceId: number;
  readonly durationCount: number;
  readonly durationUnit: string;
}

export interface RenewalQuote {
  readonly method: MethodRow;
  readonly price: OrderPrice;
  readonly lines: QuoteLines;
  readonly charge: Charge;
}

/**
 * What a renewal costs now, by the same formula as any order: the current version of the price, with the method's fee.
 * @returns `not_sold` when product or price are no longer sold, `method_off` when the method cannot be used now
 */
export async function quoteRenewal(
  db: Executor,
  platform: Pick<Platform, 'config' | 'clock'>,
  terms: RenewalTerms,
): Promise<RenewalQuote | 'not_sold' | 'method_off'> {
  const agreed = await findPriceForOrder(db, terms.priceId);
  const price = agreed && (await findCurrentPrice(db, agreed));
  if (price === undefined || price.productArchived || !price.productActive) return 'not_sold';
  // Another term is another purchase.
  const isSameTerm =
    price.durationCount === terms.durationCount && price.durationUnit === terms.durationUnit;
  if (!isSameTerm) return 'not_sold';
  const method = await findEnabledMethod(db, terms.gateway);
  if (method === undefined) return 'method_off';
  const isRated = method.charge_currency === 'USD' || (await currentRate(db, platform));
  if (!isRated) return 'method_off';
  const lines = quoteOrder({
    priceCents: price.amountCents,
    feePercent: method.fee_percent,
    discountPercent: 0,
  });
  const charge = await quoteCharge(db, platform, method, lines.totalCents);
  return { method, price, lines, charge };
}
