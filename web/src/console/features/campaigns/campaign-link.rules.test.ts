import { expect, test } from 'vitest';
import { addressOf } from './campaign-link.rules.ts';

const empty = { page: '/register', campaign: '', source: '', medium: '', coupon: '' };

test('has no link while the campaign has no name', () => {
  expect(addressOf('https://shop.example', { ...empty, campaign: '  ' })).toBeUndefined();
});

test('puts the fields into the URL, encoded', () => {
  const link = { ...empty, campaign: ' Осень  & co ', source: 'telegram', coupon: 'AUTUMN20' };
  const address = new URL(addressOf('https://shop.example', link) ?? '');
  expect(address.pathname).toBe('/register');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    utm_campaign: 'Осень_co',
    utm_source: 'telegram',
    coupon: 'AUTUMN20',
  });
});
