import { describe, expect, test } from 'vitest';
import { acceptsCharge, freeMethodKey, validateMethod } from './method.rules.ts';

const draft = {
  fee_percentage: 3.5,
  min_total: 1,
  max_total: 500,
  payment_timeout_s: 1_800,
  charge_currency: 'RUB',
  provider_option: 'sbp',
} as const;
const capabilities = {
  refunds: 'partial',
  disputes: false,
  cancels: true,
  charges: [{ currency: 'RUB', minMinor: 1_000, maxMinor: 100_000 }],
  paymentTimeout: { minS: 600, maxS: 3_600 },
} as const;

describe('a payment method', () => {
  test('that fits its provider has no problem', () => {
    expect(validateMethod(draft, capabilities)).toBeUndefined();
  });

  test.each([
    ['a maximum total below the minimum', { max_total: 0.99 }, 'max_total'],
    ['a currency that its provider does not charge', { charge_currency: 'USD' }, 'charge_currency'],
    [
      'a payment timeout shorter than its provider allows',
      { payment_timeout_s: 599 },
      'payment_timeout_s',
    ],
    [
      'a payment timeout longer than its provider allows',
      { payment_timeout_s: 3_601 },
      'payment_timeout_s',
    ],
  ] as const)('may not have %s', (_name, changes, field) => {
    expect(validateMethod({ ...draft, ...changes }, capabilities)?.field).toBe(field);
  });

  const balance = {
    ...draft,
    fee_percentage: 0,
    charge_currency: 'USD',
    provider_option: null,
  } as const;
  test('of the balance has no fee, no other currency and no option', () => {
    expect(validateMethod(balance, undefined)).toBeUndefined();
    expect(validateMethod({ ...balance, fee_percentage: 1 }, undefined)?.field).toBe(
      'fee_percentage',
    );
    expect(validateMethod({ ...balance, charge_currency: 'RUB' }, undefined)?.field).toBe(
      'charge_currency',
    );
    expect(validateMethod({ ...balance, provider_option: 'x' }, undefined)?.field).toBe(
      'provider_option',
    );
  });
});

test.each([
  ['RUB', 999, false],
  ['RUB', 1_000, true],
  ['RUB', 100_000, true],
  ['RUB', 100_001, false],
  ['USD', 5_000, false],
] as const)(
  'a provider with limits accepts a charge of %s %i: %s',
  (charge_currency, charge_minor, expected) => {
    expect(acceptsCharge(capabilities, { charge_currency, charge_minor })).toBe(expected);
  },
);

describe('the key of a new method', () => {
  const keyOf = (title: string, ...taken: string[]) =>
    freeMethodKey({ title, provider: 'yookassa' }, new Set(taken));

  test.each([
    ['Bank card', 'bank-card'],
    ['USDT · TRC-20', 'usdt-trc-20'],
    ['  Café & Co. ', 'cafe-co'],
    ['СБП', 'yookassa'],
    ['A'.repeat(80), 'a'.repeat(36)],
  ])('is made of its name: %s', (title, key) => {
    expect(keyOf(title)).toBe(key);
    expect(key).toMatch(/^[a-z0-9_-]{1,40}$/);
  });

  test('has the next number when others have the name', () => {
    expect(keyOf('Bank card', 'bank-card')).toBe('bank-card-2');
    expect(keyOf('Bank card', 'bank-card', 'bank-card-2')).toBe('bank-card-3');
  });
});
