import {
  type ConsoleGift,
  listConsoleGifts,
  readGiftFigures,
} from '@sesame/contract/console/payments/gifts.ts';
import { listPaymentFilters } from '@sesame/contract/console/payments/payment-list.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { buildConsoleGift } from '../../../test/gifts/build-console-gift.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { GiftsScreen } from './gifts-screen.tsx';

const claimed: ConsoleGift = buildConsoleGift({
  state: 'claimed',
  claim: {
    by: { id: '0199a000-0000-7000-8000-000000000003', username: 'boris' },
    at: '2026-04-12T09:00:00.000Z',
    credit: null,
  },
});

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listConsoleGifts, [claimed]);
  server.answer(listPaymentFilters, { methods: [], products: [] });
  server.answer(readGiftFigures, {
    sold: { count: 12, total: 154.8 },
    redeemed: { count: 9, total: 116.1 },
    owed: { count: 3, total: 38.7 },
  });
  await speak('en');
});

test('shows each gift in the words of its buyer, without its code, and opens its payment', async () => {
  renderConsole(server, <GiftsScreen />, { at: '/admin/gifts?state=claimed' });
  const row = await screen.findByRole('link', { name: '10.03.2026' });
  expect(row.getAttribute('href')).toBe(`/admin/payments/${claimed.payment.id}`);
  expect(screen.getByText('…2345')).toBeDefined();
  expect(screen.getByText('boris')).toBeDefined();
  expect(screen.getAllByText('Redeemed').length).toBeGreaterThan(0);
  expect(server.callsOf(listConsoleGifts)[0]?.url.searchParams.get('state')).toBe('claimed');
});

test('shows what is owed for gifts that are not redeemed', async () => {
  renderConsole(server, <GiftsScreen />, { at: '/admin/gifts' });
  await screen.findByText('$38.70 owed');
  expect(screen.getByText('paid $154.80')).toBeDefined();
});

test('explains where gifts come from while there are none, and shows a failure of the figures', async () => {
  server.answer(listConsoleGifts, []);
  server.refuse(readGiftFigures, 'unavailable');
  renderConsole(server, <GiftsScreen />, { at: '/admin/gifts' });
  await screen.findByText('No gifts yet');
  await screen.findByText('The figures could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.callsOf(readGiftFigures).length).toBe(2);
});
