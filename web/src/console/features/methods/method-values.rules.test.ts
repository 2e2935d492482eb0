import { expect, test } from 'vitest';
import { consoleProvider } from '../../../test/console-provider.ts';
import { draftOf, emptyMethod, emptyValuesFor, newDraftOf } from './method-values.rules.ts';

const rubles = [{ currency: 'RUB', min: 50, max: 90_000 }] as const;

test.each([
  [{}, { category: 'worldwide', charge_currency: 'USD', payment_timeout_s: 1_800 }],
  [{ charges: [...rubles] }, { category: 'cis', charge_currency: 'RUB' }],
  [{ payment_timeout: { min_s: 60, max_s: 600 } }, { payment_timeout_s: 600 }],
  [{ payment_timeout: { min_s: 3_600, max_s: 7_200 } }, { payment_timeout_s: 3_600 }],
])('an empty method for %o begins with %o', (capabilities, expected) => {
  const provider = consoleProvider({ capabilities });
  expect(emptyValuesFor(provider.capabilities, 'New')).toMatchObject({
    ...expected,
    reason: 'New',
  });
});

test('an option of spaces is none, and only a new method sends a name, if it has one', () => {
  const values = { ...emptyMethod, provider_option: '  ' };
  expect(draftOf(values)).toMatchObject({ provider_option: null });
  expect(draftOf({ ...values, gateway: 'card' })).not.toHaveProperty('gateway');
  expect(newDraftOf({ ...values, gateway: ' card ' }, 'stripe')).toMatchObject({
    ...{ gateway: 'card', provider: 'stripe' },
  });
  expect(newDraftOf(values, 'stripe')).not.toHaveProperty('gateway');
});
