import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Cents, chargeFromTotal, rateFromDecimal } from '@sesame/contract/shared/money.ts';
import type { ShownRate } from '@sesame/contract/shop/orders/shown-currency.ts';

/** From here on a hint needs no hundredths: 100 units of the currency. */
const WHOLE_FROM = 10_000;

/** A price in the shown currency, as each language writes it: `€4.60`, `4,60 €`; `1 150 ₽` without kopecks. */
export function aboutPrice(
  language: Language,
  cents: Cents,
  { currency, rate }: Pick<ShownRate, 'currency' | 'rate'>,
): string {
  const minor = chargeFromTotal(cents, rateFromDecimal(rate));
  const digits = minor >= WHOLE_FROM ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
