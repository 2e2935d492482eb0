import { expect, test } from 'vitest';
import { countryOf } from './country-of.rules.ts';

test.each([
  ['de', 'DE'],
  [' KZ ', 'KZ'],
  ['XX', null],
  ['T1', null],
  ['Germany', null],
  ['', null],
  [['DE', 'FR'], null],
  [undefined, null],
])('the proxy header %o gives the country %o', (named, country) => {
  expect(countryOf('cf-ipcountry', { 'cf-ipcountry': named })).toBe(country);
});

test('without a configured header the country is unknown', () => {
  expect(countryOf(undefined, { 'cf-ipcountry': 'DE' })).toBeNull();
});
