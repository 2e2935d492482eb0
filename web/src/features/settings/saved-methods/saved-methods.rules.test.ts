import { expect, test } from 'vitest';
import { brandOf, cardMonth } from './saved-methods.rules.ts';

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['some_new_wallet', 'Some new wallet'],
  ['', 'Stripe'],
])('the brand %s is shown as %s', (brand, shown) => {
  expect(brandOf({ brand, provider: 'stripe' })).toBe(shown);
});

test('a month is shown as on the card', () => {
  expect(cardMonth('2030-02')).toBe('02/30');
});
