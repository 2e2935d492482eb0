import type { Language } from '@sesame/contract/shared/limits.ts';
import { shownCurrencies } from '@sesame/contract/shared/shop-settings.ts';

/** The currencies that prices can be shown in, by name: `Euro (EUR)`. */
export function currencyOptions(language: Language) {
  return shownCurrencies.map((value) => ({ value, label: currencyNameOf(language, value) }));
}

/** `Euro (EUR)`, «Евро (EUR)». */
export function currencyNameOf(language: Language, currency: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} (${currency})`;
}
