import { expect, test } from 'vitest';
import { startAtOwnHost } from './own-host.rules.ts';

const SHOP = 'http://127.0.0.1:3000';

test.each(['localhost:3000', '[::1]:3000', 'localhost'])(
  'a sign-in started at %s is redirected to the host of PUBLIC_URL',
  (host) => {
    expect(startAtOwnHost(host, SHOP, '/start', { from: 'register', r: 'A&B' })).toBe(
      `${SHOP}/start?from=register&r=A%26B&moved=1`,
    );
  },
);

test.each([
  ['127.0.0.1:3000', SHOP],
  ['127.0.0.1:5173', SHOP],
  ['evil.example', SHOP],
  ['localhost:3000', 'https://shop.example'],
  ['', SHOP],
  [undefined, SHOP],
])('a sign-in started at %j of %s is not redirected', (host, shop) => {
  expect(startAtOwnHost(host, shop, '/start', {})).toBeUndefined();
});

test('a sign-in is redirected only once', () => {
  expect(startAtOwnHost('localhost', SHOP, '/start', { moved: '1' })).toBeUndefined();
});
