import { expect, test } from 'vitest';
import { formatPercent, formatRate, formatSum } from './format-amount.ts';

/** With plain spaces, because `Intl` separates by no-break ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  [90.9, '90.9%'],
  [3.5, '3.5%'],
  [75, '75%'],
  [-1.3, '−1.3%'],
] as const)('a share of %d is %s in both languages', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

test.each([
  ['en', 'USD', '$5.00'],
  ['ru', 'USD', '$5.00'],
  ['en', 'EUR', '€5.00'],
  ['ru', 'EUR', '5,00 €'],
  ['ru', 'RUB', '5,00 ₽'],
  ['en', 'CAD', '5.00 CAD'],
  ['en', 'USDTTRC20', '5.00 USDTTRC20'],
  ['ru', 'USDTTRC20', '5,00 USDTTRC20'],
] as const)('in %s five %s are %s', (language, currency, text) => {
  expect(plain(formatSum(language, { amount: 5, currency }))).toBe(text);
});

test('an exchange rate keeps its decimals', () => {
  expect(formatRate('en', 81.2345)).toBe('81.2345');
  expect(formatRate('ru', 81.2345)).toBe('81,2345');
});
