import type { Cents } from '@sesame/contract/shared/money.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1290` → `$12.90`, `-267` → `−$2.67`: the same in both languages. */
export function formatMoney(amountCents: Cents): string {
  return dollars.format(amountCents / 100).replace('-', '−');
}

/** `24.11.2025`, in the user's time zone. */
export function formatDate(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`;
}

/** `14:32`, in the user's time zone. */
export function formatTime(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
