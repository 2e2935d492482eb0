import { describe, expect, test } from 'vitest';
import { emulators } from '../../emulators/gateways/all.ts';
import { demoGateways, selectedGateways } from './demo-gateways.ts';

describe('the emulators of the demo', () => {
  test('are all gateway emulators, a supplier of access and the Bank of Russia', () => {
    expect(Object.keys(demoGateways).sort()).toEqual(
      [...emulators.map(({ name }) => name), 'access', 'rates'].sort(),
    );
  });

  test.each([
    [{}, []],
    [{ STRIPE_SECRET_KEY: '', CBR_URL: '' }, []],
    [{ STRIPE_SECRET_KEY: 'sk_test_of_the_operator' }, ['stripe']],
    [{ PROVISIONING_WEBHOOK_HOSTS: 'keys.internal:8080' }, ['access']],
    [{ TBANK_TERMINAL_KEY: '1700000000000', CBR_URL: 'https://rates.example' }, ['tbank', 'rates']],
  ])('leave out what %j configures', (env: Record<string, string>, left: string[]) => {
    const selected = selectedGateways(env);
    expect(Object.keys(demoGateways).filter((name) => !selected.includes(name))).toEqual(left);
  });
});
