import { expect, test } from 'vitest';
import { brandOf, shortMethodName } from './method-brand.ts';

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['some_new_wallet', 'Some new wallet'],
  ['', 'Stripe'],
])('the brand %s is shown as %s', (brand, shown) => {
  expect(brandOf({ brand, provider: 'stripe' })).toBe(shown);
});

test.each([
  [{ brand: 'visa', last4: '4242' }, 'Visa ···4242'],
  [{ brand: 'paypal', last4: '' }, 'PayPal'],
])('%o is called %s', (method, name) => {
  expect(shortMethodName({ ...method, provider: 'stripe' })).toBe(name);
});
