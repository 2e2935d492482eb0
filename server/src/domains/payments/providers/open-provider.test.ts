import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createOutbound } from '../../../platform/outbound.ts';
import { providers } from '../gateways/all.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { Provider, ProviderValues } from '../gateways/provider.ts';
import { openProvider } from './open-provider.ts';

const outbound = createOutbound();
const demo = { outbound, live: false };
const live = { outbound, live: true };

/** Anything that is never called. */
const gateway: Gateway = {
  provider: 'example',
  createForm: () => Promise.reject(new Error('not called')),
  verifyNotice: () => Promise.reject(new Error('not called')),
  fetchStatus: () => Promise.reject(new Error('not called')),
  cancel: () => Promise.reject(new Error('not called')),
};

let made: ProviderValues | undefined;
const text = { sentence: '', expected: 'right' };
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
      standard: 'https://api.example',
      schema: z.url(),
      example: 'https://test.example',
      ...text,
    },
    {
      name: 'account',
      env: 'EXAMPLE_ACCOUNT',
      secret: false,
      standard: '',
      schema: z.string().check(z.regex(/^\d+$/)),
      example: '42',
      ...text,
    },
  ],
  capabilities: {
    refunds: 'none',
    disputes: false,
    cancels: false,
    charges: [],
    life: { minS: 60, maxS: 60 },
  },
  create: (values) => {
    made = values;
    return gateway;
  },
};
const key = 'sixteen bytes of';

describe('opening a provider', () => {
  test('takes the standard of what was not written', () => {
    expect(openProvider(example, { key }, live)).toEqual({ gateway });
    expect(made).toEqual({ key, url: 'https://api.example', account: '' });
  });

  test.each<[string, Record<string, string>, boolean, object]>([
    ['nothing was written', {}, false, { kind: 'unset', field: 'key' }],
    ['the secret is empty', { key: '' }, false, { kind: 'unset', field: 'key' }],
    [
      'T-W2 the secret is short',
      { key: 'fifteen letters' },
      false,
      { kind: 'wrong', field: 'key' },
    ],
    [
      'T-W2 the secret is the example',
      { key: 'an-example-of-a-key' },
      false,
      { kind: 'wrong', field: 'key' },
    ],
    ['a setting is wrong', { key, account: 'mine' }, false, { kind: 'wrong', field: 'account' }],
    [
      'money is real and would go over http',
      { key, url: 'http://api.example' },
      true,
      { kind: 'wrong', field: 'url' },
    ],
  ])('says so when %s', (_name, values, isLive, problem) => {
    expect(openProvider(example, values, isLive ? live : demo)).toEqual({
      problem: { ...problem, expected: 'right' },
    });
  });

  test('may go over http where no money is real', () => {
    const values = { key, url: 'http://127.0.0.1:4000' };
    expect(openProvider(example, values, demo)).toEqual({ gateway });
  });
});

describe.each(providers.map((provider) => [provider.provider, provider] as const))(
  '%s',
  (_name, provider) => {
    const examples = Object.fromEntries(
      provider.fields.map(({ name, example }) => [name, example]),
    );

    test('accepts the examples of its documentation, but for its secrets', () => {
      for (const field of provider.fields) {
        expect(field.schema.safeParse(field.example).success, field.env).toBe(true);
      }
    });

    test.each(
      provider.fields.filter(({ secret }) => secret).map((field) => [field.env, field] as const),
    )('T-W2 is off without %s, with a short one and with the example', (_env, field) => {
      const usable = Object.fromEntries(
        provider.fields.map(({ name, secret, example }) => [
          name,
          // As long as the example and not it.
          secret ? example.replace(/[a-z]/, (letter) => (letter === 'x' ? 'y' : 'x')) : example,
        ]),
      );
      for (const value of ['', 'short', field.example]) {
        const isOptional = value === '' && field.standard !== undefined;
        const opened = openProvider(provider, { ...usable, [field.name]: value }, demo);
        expect('problem' in opened, `${field.env}=${value}`).toBe(!isOptional);
      }
    });

    test('has names of its own in the environment', () => {
      const prefix = provider.provider.toUpperCase();
      expect(provider.fields.every(({ env }) => env.startsWith(`${prefix}_`))).toBe(true);
      expect(Object.keys(examples)).toHaveLength(provider.fields.length);
    });
  },
);
