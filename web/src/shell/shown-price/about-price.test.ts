import { expect, test } from 'vitest';
import { aboutPrice } from './about-price.rules.ts';

test.each([
  ['en', 500, 'EUR', 0.92, '€4.60'],
  ['ru', 500, 'EUR', 0.92, '4,60 €'],
  ['ru', 1_290, 'RUB', 81.23, '1 048 ₽'],
  ['en', 1_290, 'RUB', 81.23, '₽1,048'],
  // Half of a hundredth is rounded up, as in a charge.
  ['en', 50, 'GBP', 0.75, '£0.38'],
  ['ru', 10_000, 'KZT', 520.0312, '52 003 ₸'],
] as const)('in %s %i cents at %s %s are %s', (language, cents, currency, rate, expected) => {
  const text = aboutPrice(language, cents, { currency, rate });
  expect(text.replaceAll(/\s/g, ' ')).toBe(expected);
});
