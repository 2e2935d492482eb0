import { expect, test } from 'vitest';
import { readRuntimeConfig } from './config.ts';

test('reads what the server wrote into the page', () => {
  expect(
    readRuntimeConfig(
      '{"apiBase":"https://api.example/","cookieDomain":"example","brandName":"Lavka","brandNameRu":"Лавка","supportUrl":"https://help.example","google":true,"telegram":true,"mail":false,"publicCatalogue":true,"closed":true,"shownCurrency":"EUR"}',
    ),
  ).toEqual({
    apiBase: 'https://api.example',
    cookieDomain: 'example',
    brandName: 'Lavka',
    brandNameRu: 'Лавка',
    supportUrl: 'https://help.example',
    google: true,
    telegram: true,
    mail: false,
    publicCatalogue: true,
    closed: true,
    shownCurrency: 'EUR',
  });
});

test.each([null, '', '__CONFIG__', '{}'])('works without settings: %j', (content) => {
  expect(readRuntimeConfig(content)).toEqual({
    apiBase: '',
    cookieDomain: '',
    brandName: 'Sesame',
    brandNameRu: null,
    supportUrl: null,
    google: false,
    telegram: false,
    mail: true,
    publicCatalogue: false,
    closed: false,
    shownCurrency: 'USD',
  });
});
