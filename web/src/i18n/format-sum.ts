import { formatCharge } from './charge-text.ts';
import { formatDollars } from './format.ts';
import type { I18n } from './use-i18n.ts';

/** An amount in the currency that a gateway reported: `$5.07`, `₽867.58`, `5.07 EUR`. */
export function formatSum(
  language: I18n['language'],
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  if (currency === 'USD') return formatDollars(amount);
  if (currency !== 'RUB') return `${amount.toFixed(2)} ${currency}`;
  return formatCharge(language, { amountMinor: Math.round(amount * 100), currency });
}
