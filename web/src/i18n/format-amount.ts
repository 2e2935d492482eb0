import type { Language } from '@sesame/contract/shared/limits.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { formatMoney } from './format.ts';

// Dollars and percentages look the same in both languages; amounts in other currencies and rates as each language writes them.

/** Currencies whose symbol means no other one, as `$` would for Canadian dollars. */
const WITH_SYMBOL = ['EUR', 'RUB'];

/** An amount in any currency: `$5.07`; `₽867.58`, in Russian `867,58 ₽`; others by their code, `5.07 CAD`. */
export function formatSum(
  language: Language,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  if (currency === 'USD') return formatMoney(centsFromDollars(amount));
  if (!WITH_SYMBOL.includes(currency))
    return `${numberFormat(language).format(amount)} ${currency}`;
  return currencyFormat(language, currency).format(amount).replace('-', '−');
}

/** An exchange rate with its decimals: `81.2345`, in Russian `81,2345`. */
export function formatRate(language: Language, rate: number): string {
  return numberFormat(language).format(rate);
}

/** `90.9` → `90.9%`, `-20` → `−20%`, at most two decimals: the same in both languages. */
export function formatPercent(percent: number): string {
  return percents.format(percent / 100).replace('-', '−');
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });
const numberFormat = cached(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
);
const currencyFormat = cached(
  (language, currency) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }),
);

/** Creating a format costs far more than using it, and a table needs hundreds. */
function cached(build: (language: Language, currency: string) => Intl.NumberFormat) {
  const built = new Map<string, Intl.NumberFormat>();
  return (language: Language, currency = ''): Intl.NumberFormat => {
    const key = `${language} ${currency}`;
    const format = built.get(key) ?? build(language, currency);
    built.set(key, format);
    return format;
  };
}
