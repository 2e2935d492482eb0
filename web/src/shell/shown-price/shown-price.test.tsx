import { readShownRate } from '@sesame/contract/shop/orders/shown-currency.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { ShownPrice } from './shown-price.tsx';

const server = freshServer();
afterEach(() => {
  runtimeConfig.shownCurrency = 'USD';
});

const show = () => renderSignedIn(<ShownPrice cents={1_290} />);

test('shows dollars only, without any call, unless the shop shows a currency', () => {
  const { container } = show();
  expect(container.textContent).toBe('');
  expect(server.callsOf(readShownRate)).toEqual([]);
});

test('says about how much a price is, to screen readers in words', async () => {
  runtimeConfig.shownCurrency = 'RUB';
  const rate_at = '2026-03-10T00:00:00.000Z';
  server.answer(readShownRate, { shown: { currency: 'RUB', rate: 81.23, rate_at } });
  show();
  expect((await screen.findByText('about ₽1,048')).className).toBe('sr-only');
  expect(screen.getByText(/^≈\s₽1,048$/).getAttribute('aria-hidden')).toBe('true');
});

test('shows nothing while the shop has no recent rate', async () => {
  runtimeConfig.shownCurrency = 'EUR';
  server.answer(readShownRate, { shown: null });
  const { container } = show();
  await expect.poll(() => container.textContent).toBe('');
});
