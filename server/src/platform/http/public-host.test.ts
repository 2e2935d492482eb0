import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { followPublicUrl } from './public-host.ts';

/** A shop whose address `become` changes. */
function shopAt(publicUrl: string | undefined, { production = false } = {}) {
  const standard = readConfig({}).shop();
  let current = publicUrl;
  const publicHost = followPublicUrl({
    production,
    loopbackTrial: false,
    backupRoots: ['/data/backups'],
    shop: () => ({ ...standard, connections: { ...standard.connections, publicUrl: current } }),
  });
  return {
    accepts: (host: string | undefined) => publicHost().accepts(host),
    serves: (path: string) => publicHost().serves(path),
    hasHsts: () => 'strict-transport-security' in publicHost().headers,
    become(next: string | undefined) {
      current = next;
    },
  };
}

test('a new address is the only host from then on, over https with HSTS', () => {
  const shop = shopAt('http://old.example');
  expect(shop.accepts('old.example')).toBe(true);
  expect(shop.hasHsts()).toBe(false);
  shop.become('https://new.example');
  expect(shop.accepts('NEW.example')).toBe(true);
  expect(shop.accepts('old.example')).toBe(false);
  expect(shop.accepts(undefined)).toBe(false);
  expect(shop.hasHsts()).toBe(true);
});

test('without an address, or on loopback, every host is answered', () => {
  const shop = shopAt(undefined);
  expect(shop.accepts('any.example')).toBe(true);
  shop.become('https://shop.example');
  shop.become('http://127.0.0.1:3000');
  expect(shop.accepts('any.example')).toBe(true);
});

test('a live shop whose address cannot be read keeps the last one', () => {
  const shop = shopAt('https://shop.example', { production: true });
  shop.become(undefined);
  expect(shop.accepts('any.example')).toBe(false);
  expect(shop.accepts('shop.example')).toBe(true);
});

test('a live shop without an address is open to its console only, until one is saved', () => {
  const shop = shopAt(undefined, { production: true });
  expect(shop.accepts('any.example')).toBe(true);
  expect(shop.serves('/admin')).toBe(true);
  expect(shop.serves('/api-admin/api/v1/first-run')).toBe(true);
  expect(shop.serves('/api-languages/api/v1/')).toBe(true);
  expect(shop.serves('/api-user/api/v1/login')).toBe(false);
  shop.become('https://shop.example');
  expect(shop.serves('/api-user/api/v1/login')).toBe(true);
  expect(shopAt(undefined).serves('/api-user/api/v1/login')).toBe(true);
});
