import { describe, expect, it } from 'vitest';
import { emulators } from '../emulators/gateways/all.ts';
import { demoGateways, wantedGateways } from './demo-gateways.ts';

describe('the stand-ins of the demo', () => {
  it('are all that there are, a service that is asked for access, and the Bank of Russia', () => {
    expect(Object.keys(demoGateways).sort()).toEqual(
      [...emulators.map(({ name }) => name), 'access', 'rates'].sort(),
    );
  });

  it.each([
    [{}, []],
    [{ STRIPE_SECRET_KEY: '', CBR_URL: '' }, []],
    [{ STRIPE_SECRET_KEY: 'sk_test_of_the_operator' }, ['stripe']],
    [{ STOCK_WEBHOOK_HOSTS: 'keys.internal:8080' }, ['access']],
    [{ TBANK_TERMINAL_KEY: '1700000000000', CBR_URL: 'https://rates.example' }, ['tbank', 'rates']],
  ])('leave to the operator what %j sets up', (env: Record<string, string>, left: string[]) => {
    const wanted = wantedGateways(env);
    expect(Object.keys(demoGateways).filter((name) => !wanted.includes(name))).toEqual(left);
  });
});
