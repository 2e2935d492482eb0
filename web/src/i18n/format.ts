import { type Cents, centsFromDollars } from '@sesame/contract/shared/money.ts';

/**
 * `1290` → `$12.90`, `-267` → `−$2.67`: the same in both languages of the shop; the console uses format-amount.ts. Without
 * `Intl`, whose first number format takes a slow phone 40 ms.
 */
export function formatMoney(amountCents: Cents): string {
  const cents = Math.abs(amountCents);
  const dollars = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '−' : ''}$${dollars}.${twoDigits(cents % 100)}`;
}

/** `12.9` dollars, as they are serialized → `$12.90`. */
export function formatDollars(amount: number): string {
  return formatMoney(centsFromDollars(amount));
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

/** `14:32:07`, in the user's time zone. */
export function formatTimeToSecond(at: string | Date): string {
  return `${formatTime(at)}:${twoDigits(new Date(at).getSeconds())}`;
}

/** `24.11.2025 14:32`, in the user's time zone. */
export function formatDateTime(at: string | Date): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
