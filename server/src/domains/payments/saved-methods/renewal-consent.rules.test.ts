import { expect, test } from 'vitest';
import { type ConsentFacts, consentText } from './renewal-consent.rules.ts';

const facts: ConsentFacts = {
  ...{ product: 'Music', amount: '$9.99', isInRubles: false, firstCharge: '12.06.2026' },
  duration: { count: 3, unit: 'month' },
  method: { id: 'm', kind: 'card', provider: 'stripe', brand: 'visa', last4: '4242' },
  isNotified: true,
};
const balance = { id: null, kind: 'balance', provider: 'balance', brand: '', last4: '' } as const;

test.each([
  ['en', {}, ['Music', '$9.99', 'for each period of 3 months', 'Visa ···4242', '12.06.2026']],
  ['en', {}, ['at least 3 days before each charge', 'until I have agreed', 'stop it at any time']],
  ['en', { method: balance }, ['charged to my balance']],
  ['en', { isInRubles: true }, ['in rubles at the rate of that day']],
  ['en', { isNotified: false }, ['shorter than a week']],
  [
    'ru',
    {},
    ['(3\u00a0месяца)', 'способ оплаты: Visa ···4242', 'не\u00a0позже чем за\u00a03\u00a0дня'],
  ],
] as const)('in %s with %o contains %o', (language, change, parts) => {
  const text = consentText(language, { ...facts, ...change });
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test('with an order agrees to charges of the method of the order, each time before access ends', () => {
  const text = consentText('en', { ...facts, method: 'this_order', firstCharge: null });
  expect(text).toContain('charged to the method I pay for this order with, each time before');
  expect(text).not.toMatch(/[{}]|undefined|first time/);
});

test('says nothing about rubles or missing notifications where they do not apply', () => {
  expect(consentText('en', facts)).not.toMatch(/rubles|shorter than a week/);
});
