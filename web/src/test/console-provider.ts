import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';

type Overrides = Partial<Omit<ConsoleProvider, 'capabilities'>> & {
  capabilities?: Partial<ConsoleProvider['capabilities']>;
};

/** A live gateway that charges dollars, without settings. */
export function consoleProvider({ capabilities, ...over }: Overrides = {}): ConsoleProvider {
  return {
    provider: 'stripe',
    title: 'Stripe',
    accepts: 'Cards from anywhere.',
    accepts_ru: 'Карты любых банков.',
    live: true,
    problem: null,
    missing: [],
    test_mode: false,
    dashboard_url: 'https://dashboard.example/keys',
    steps: [],
    webhooks: {
      setup: 'entered',
      url: 'https://shop.example/webhook/stripe',
      events: ['checkout.session.completed'],
    },
    capabilities: {
      refunds: 'partial',
      disputes: true,
      cancels: true,
      saves: true,
      charges: [{ currency: 'USD', min: 0.5, max: 1_000 }],
      payment_timeout: { min_s: 1_800, max_s: 86_400 },
      ...capabilities,
    },
    settings: [],
    version: 3,
    ...over,
  };
}

type Setting = ConsoleProvider['settings'][number];

/** A secret that was saved in the console. */
export function providerSetting(over: Partial<Setting> = {}): Setting {
  return {
    name: 'secretKey',
    env: 'STRIPE_SECRET_KEY',
    secret: true,
    source: 'console',
    value: null,
    required: true,
    description: 'From the dashboard.',
    description_ru: 'Из личного кабинета.',
    expected: 'a key',
    expected_ru: 'ключ',
    choices: null,
    example: 'sk_test',
    checks: [],
    ...over,
  };
}
