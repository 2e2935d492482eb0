import type { Language } from '@sesame/contract/limits.ts';
import type { Cents } from '@sesame/contract/money.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1290` → `$12.90`, `-267` → `−$2.67`: the same in both languages. */
export function formatMoney(amountCents: Cents): string {
  return dollars.format(amountCents / 100).replace('-', '−');
}

/** `5000` → `$50`, `1290` → `$12.90`: for bounds and axes, where whole dollars need no cents. */
export function formatMoneyShort(amountCents: Cents): string {
  return formatMoney(amountCents).replace(/\.00$/, '');
}

/** `1284` → `1,284`, in Russian `1 284`. */
export function formatCount(language: Language, count: number): string {
  return count.toLocaleString('en-US').replaceAll(',', language === 'ru' ? '\u202f' : ',');
}

/** `24.11.2025`, in the time zone of the person. */
export function formatDate(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`;
}

/** `14:32`, in the time zone of the person. */
export function formatTime(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
