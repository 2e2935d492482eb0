/** `12`, `$12.9`, `1 234,56 ₽`: digits with up to two decimals. */
const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/**
 * The amounts in cents, or in hundredths of another currency, that begin with what a buyer typed: `12` stands for 12.00
 * to 12.99, `12.9` for 12.90 to 12.99.
 * @returns undefined when the text is not an amount
 */
export function typedAmounts(typed: string): { from: number; to: number } | undefined {
  const found = AMOUNT.exec(typed.replace(/[\s$₽]/g, ''));
  if (found === null) return undefined;
  const [, whole = '', decimals = ''] = found;
  const from = Number(whole + decimals.padEnd(2, '0'));
  return { from, to: from + 10 ** (2 - decimals.length) - 1 };
}
