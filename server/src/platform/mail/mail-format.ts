/** `24.11.2025`, in UTC, because a mail is read in any time zone. The same in both languages, as on the pages. */
export function mailDate(at: Date): string {
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** `24.11.2025, 14:32 UTC` */
export function mailTime(at: Date): string {
  return `${mailDate(at)}, ${at.toISOString().slice(11, 16)} UTC`;
}

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

/** `123456` → `1 234,56 ₽` */
export function mailRubles(amountKopecks: number): string {
  return rubles.format(amountKopecks / 100);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1290` → `$12.90`, `-267` → `−$2.67` */
export function mailMoney(amountCents: number): string {
  return dollars.format(amountCents / 100).replace('-', '−');
}
