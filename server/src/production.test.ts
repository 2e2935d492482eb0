import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { requireProduction, requirePublicUrl } from './production.ts';

const right = {
  NODE_ENV: 'production',
  SECRETS_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
};
const bank = {
  BANK_URL: 'http://127.0.0.1:4100',
  BANK_API_KEY: 'k'.repeat(16),
  BANK_WEBHOOK_SECRET: 's'.repeat(16),
};
const start = (env: Record<string, string>) => () => requireProduction(readConfig(env));

test.each([
  ['as the compose file has it', {}],
  ['without a proxy, if declared', { TRUST_PROXY: 'none' }],
  [
    'as a worker, which serves no requests',
    { TRUST_PROXY: '', ROLE: 'worker', MEDIA_DIR: 'media' },
  ],
])('production starts %s', (_name, env) => {
  expect(start({ ...right, ...env })).not.toThrow();
});

test.each([
  ['with demo data', { DEMO: 'true' }, /^DEMO must be off/],
  ['with an address without TLS', { PUBLIC_URL: 'http://shop.example' }, /^PUBLIC_URL must be/],
  ['with the emulated bank', bank, /^BANK_URL must be left out/],
  ['without declared proxies', { TRUST_PROXY: '' }, /^TRUST_PROXY must say/],
])('production does not start %s', (_name, env, sentence) => {
  expect(start({ ...right, ...env })).toThrow(sentence);
});

test('production needs an https address, from the environment or saved in the console', () => {
  expect(start({ ...right, PUBLIC_URL: '' })).not.toThrow();
  const config = readConfig({ ...right, PUBLIC_URL: '' });
  const savedAs =
    (publicUrl: string | undefined, hasBuyers = true) =>
    () =>
      requirePublicUrl(
        {
          ...config,
          shop: () => ({
            ...config.defaultShop,
            connections: { ...config.defaultShop.connections, publicUrl },
          }),
        },
        { hasBuyers },
      );
  expect(() => requirePublicUrl(readConfig(right), { hasBuyers: true })).not.toThrow();
  expect(savedAs('https://shop.example')).not.toThrow();
  expect(savedAs('http://shop.example', false)).toThrow(/^PUBLIC_URL must be an https address/);
  expect(savedAs(undefined)).toThrow(/^PUBLIC_URL must be an https address/);
  // A new shop gets its address in the console.
  expect(savedAs(undefined, false)).not.toThrow();
});

test('a trial on this machine may use all of it, but only there', () => {
  const trial = {
    ...right,
    ...bank,
    PUBLIC_URL: '',
    TRUST_PROXY: '',
    DEMO: 'true',
    LOOPBACK_TRIAL: 'true',
  };
  expect(start(trial)).not.toThrow();
  expect(() => requirePublicUrl(readConfig(trial), { hasBuyers: true })).not.toThrow();
  expect(start({ ...trial, HOST: '0.0.0.0' })).toThrow(/^LOOPBACK_TRIAL is only for/);
});

test('outside production everything is allowed', () => {
  expect(start({ ...bank, DEMO: 'true' })).not.toThrow();
});
