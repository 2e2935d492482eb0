import type { Language } from '@sesame/contract/shared/limits.ts';
import { type Cents, centsFromDollars } from '@sesame/contract/shared/money.ts';

// Amounts and shares as each language writes them. The console uses these everywhere; in the shop, prices in dollars and
// percentages look the same in both languages (format.ts), and only amounts in rubles use formatSum.

/** Currencies whose symbol means no other one, as `$` would for Canadian dollars. */
const WITH_SYMBOL = ['USD', 'EUR', 'RUB'];

/** An amount in any currency: `$5.07`, `5,07 $`; `₽867.58`, `867,58 ₽`; others by their code, `5.07 CAD`. */
export function formatSum(
  language: Language,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  if (!WITH_SYMBOL.includes(currency))
    return `${numberFormat(language).format(amount)} ${currency}`;
  return currencyFormat(language, currency).format(amount).replace('-', '−');
}

/** `1290` → `$12.90`, in Russian `12,90 $`. */
export function formatCents(language: Language, amountCents: Cents): string {
  return formatSum(language, { amount: amountCents / 100, currency: 'USD' });
}

/** `5000` → `$50`, `50 $`, but `1290` → `$12.90`: for bounds and axes, where whole dollars need no cents. */
export function formatCentsShort(language: Language, amountCents: Cents): string {
  return formatCents(language, amountCents).replace(/[.,]00(?=\s|$)/, '');
}

/** `12.9` dollars, as they are serialized → `$12.90`, `12,90 $`. */
export function formatDollars(language: Language, amount: number): string {
  return formatCents(language, centsFromDollars(amount));
}

/** An exchange rate with its decimals: `81.2345`, in Russian `81,2345`. */
export function formatRate(language: Language, rate: number): string {
  return numberFormat(language).format(rate);
}

/** `90.9` → `90.9%`, in Russian `90,9 %`; at most two decimals. */
export function formatPercent(language: Language, percent: number): string {
  return percentFormat(language)
    .format(percent / 100)
    .replace('-', '−');
}

const numberFormat = cached(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
);
const percentFormat = cached(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }),
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
