import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createOutbound } from '../../../platform/network/outbound.ts';
import { providers } from '../gateways/all.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { Provider, ProviderValues } from '../gateways/provider.ts';
import { createProviderGateway } from './create-provider-gateway.ts';

const outbound = createOutbound();
const demo = { outbound, live: false };
const live = { outbound, live: true };

/** A gateway that is never called. */
const gateway: Gateway = {
  provider: 'example',
  openCheckout: () => Promise.reject(new Error('not called')),
  verifyWebhook: () => Promise.reject(new Error('not called')),
  fetchStatus: () => Promise.reject(new Error('not called')),
  cancel: () => Promise.reject(new Error('not called')),
};

let made: ProviderValues | undefined;
const text = { description: '', descriptionRu: '', expected: 'right', expectedRu: 'верно' };
const example: Provider = {
  provider: 'example',
  title: 'Example',
  fields: [
    {
      name: 'key',
      env: 'EXAMPLE_KEY',
      secret: true,
      schema: z.string().check(z.minLength(16)),
      example: 'an-example-of-a-key',
      ...text,
    },
    {
      name: 'url',
      env: 'EXAMPLE_URL',
      secret: false,
      defaultValue: 'https://api.example',
      schema: z.url(),
      example: 'https://test.example',
      ...text,
    },
    {
      name: 'account',
      env: 'EXAMPLE_ACCOUNT',
      secret: false,
      defaultValue: '',
      schema: z.string().check(z.regex(/^\d+$/)),
      example: '42',
      ...text,
    },
  ],
  setup: {
    accepts: 'Coins.',
    acceptsRu: 'Монеты.',
    dashboardUrl: null,
    webhooks: { kind: 'none' },
    steps: [],
    checks: [],
    isTest: () => false,
  },
  capabilities: {
    refunds: 'none',
    disputes: false,
    cancels: false,
    charges: [],
    paymentTimeout: { minS: 60, maxS: 60 },
  },
  create: (values) => {
    made = values;
    return gateway;
  },
};
const key = 'sixteen bytes of';

describe('opening a provider', () => {
  test('uses the default of a setting that is not set', () => {
    expect(createProviderGateway(example, { key }, live)).toEqual({ gateway });
    expect(made).toEqual({ key, url: 'https://api.example', account: '' });
  });

  test.each<[string, Record<string, string>, boolean, object]>([
    ['nothing is set', {}, false, { kind: 'unset', field: 'key' }],
    ['the secret is empty', { key: '' }, false, { kind: 'unset', field: 'key' }],
    ['the secret is short', { key: 'fifteen letters' }, false, { kind: 'wrong', field: 'key' }],
    [
      'the secret is the example',
      { key: 'an-example-of-a-key' },
      false,
      { kind: 'wrong', field: 'key' },
    ],
    ['a setting is wrong', { key, account: 'mine' }, false, { kind: 'wrong', field: 'account' }],
    [
      'a production URL uses http',
      { key, url: 'http://api.example' },
      true,
      { kind: 'wrong', field: 'url' },
    ],
  ])('reports a problem when %s', (_name, values, isLive, problem) => {
    expect(createProviderGateway(example, values, isLive ? live : demo)).toEqual({
      problem: { ...problem, expected: 'right', expectedRu: 'верно' },
    });
  });

  test('allows http outside production', () => {
    const values = { key, url: 'http://127.0.0.1:4000' };
    expect(createProviderGateway(example, values, demo)).toEqual({ gateway });
  });
});

describe.each(providers.map((provider) => [provider.provider, provider] as const))(
  '%s',
  (_name, provider) => {
    const examples = Object.fromEntries(
      provider.fields.map(({ name, example }) => [name, example]),
    );

    test('accepts the examples of its documentation', () => {
      for (const field of provider.fields) {
        expect(field.schema.safeParse(field.example).success, field.env).toBe(true);
      }
    });

    test.each(
      provider.fields.filter(({ secret }) => secret).map((field) => [field.env, field] as const),
    )('is off with an empty, a short or the example value of %s', (_env, field) => {
      const usable = Object.fromEntries(
        provider.fields.map(({ name, secret, example }) => [
          name,
          // Differs from the example, at the same length.
          secret ? example.replace(/[a-z]/, (letter) => (letter === 'x' ? 'y' : 'x')) : example,
        ]),
      );
      for (const value of ['', 'short', field.example]) {
        const isOptional = value === '' && field.defaultValue !== undefined;
        const opened = createProviderGateway(provider, { ...usable, [field.name]: value }, demo);
        expect('problem' in opened, `${field.env}=${value}`).toBe(!isOptional);
      }
    });

    test('has unique environment variables with its own prefix', () => {
      const prefix = provider.provider.toUpperCase();
      expect(provider.fields.every(({ env }) => env.startsWith(`${prefix}_`))).toBe(true);
      expect(Object.keys(examples)).toHaveLength(provider.fields.length);
    });
  },
);
