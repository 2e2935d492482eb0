import { expect, test } from 'vitest';
import {
  formatCents,
  formatCentsShort,
  formatPercent,
  formatRate,
  formatSum,
} from './format-amount.ts';

/** With plain spaces, because `Intl` separates by no-break ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['en', 25_687, '$256.87'],
  ['ru', 25_687, '256,87 $'],
  ['ru', -267, '−2,67 $'],
  ['en', -267, '−$2.67'],
  ['ru', 123_456_789, '1 234 567,89 $'],
] as const)('in %s %i cents are %s', (language, cents, text) => {
  expect(plain(formatCents(language, cents))).toBe(text);
});

test.each([
  ['en', 5_000, '$50'],
  ['ru', 5_000, '50 $'],
  ['en', 1_290, '$12.90'],
  ['ru', 1_290, '12,90 $'],
  ['en', 100_000, '$1,000'],
] as const)('in %s %i cents are shortened to %s', (language, cents, text) => {
  expect(plain(formatCentsShort(language, cents))).toBe(text);
});

test.each([
  ['en', 90.9, '90.9%'],
  ['ru', 90.9, '90,9 %'],
  ['ru', 3.5, '3,5 %'],
  ['en', 75, '75%'],
  ['en', -1.3, '−1.3%'],
] as const)('in %s a share of %d is %s', (language, percent, text) => {
  expect(plain(formatPercent(language, percent))).toBe(text);
});

test.each([
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
