const NARROW_SPACE = '\u202f';

/** `1032.5` roubles → `1 032.50 ₽`, dollars → `$1,032.50`: the same in both languages. */
export function formatSum(amount: number, currency: 'USD' | 'RUB'): string {
  if (currency === 'USD') return `$${grouped(amount, ',')}`;
  return `${grouped(amount, NARROW_SPACE)}\u00a0₽`;
}

function grouped(amount: number, separator: string): string {
  return amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, separator);
}
