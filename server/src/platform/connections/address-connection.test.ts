import { expect, test } from 'vitest';
import { addressField, publicUrlOf } from './address-connection.ts';
import { isUsable } from './connection.ts';

test.each([
  ['https://lantern.example', true, true],
  ['https://lantern.example/', true, true],
  ['https://лавка.example', true, true],
  ['https://lantern.example:8443', true, true],
  ['http://lantern.example', true, false],
  ['http://127.0.0.1:3000', true, false],
  ['https://10.0.0.5', true, false],
  ['https://lantern.example/shop', false, false],
  ['https://lantern.example/?a=b', false, false],
  ['https://user:secret@lantern.example', false, false],
  ['ftp://lantern.example', false, false],
  ['lantern.example', false, false],
])('%s may be saved: %s, in a live shop: %s', (value, anywhere, live) => {
  expect(isUsable(addressField, value, { live: false, backupRoots: [] })).toBe(anywhere);
  expect(isUsable(addressField, value, { live: true, backupRoots: [] })).toBe(live);
});

test('a live shop keeps its address', () => {
  expect(addressField.isRemovable?.({ live: true, backupRoots: [] })).toBe(false);
  expect(addressField.isRemovable?.({ live: false, backupRoots: [] })).toBe(true);
});

test('what was typed becomes an origin', () => {
  expect(publicUrlOf({ url: 'https://Lantern.example:443/' })).toBe('https://lantern.example');
  expect(publicUrlOf({ url: 'https://лавка.example' })).toBe('https://xn--80aaf6ac.example');
  expect(publicUrlOf({})).toBeUndefined();
});
