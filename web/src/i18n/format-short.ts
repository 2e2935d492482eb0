import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Cents } from '@sesame/contract/shared/money.ts';
import { formatMoney } from './format.ts';

// Separate from the other formats, because no first view uses these.

/** `5000` → `$50`, `1290` → `$12.90`: for bounds and axes, where whole dollars need no cents. */
export function formatMoneyShort(amountCents: Cents): string {
  return formatMoney(amountCents).replace(/\.00$/, '');
}

/** `1284` → `1,284`, in Russian `1 284`. */
export function formatCount(language: Language, count: number): string {
  return count.toLocaleString('en-US').replaceAll(',', language === 'ru' ? '\u202f' : ',');
}
