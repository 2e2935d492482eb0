import { listConsoleGifts } from '@sesame/contract/console/payments/gifts.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { buildConsoleGift } from '../../../test/gifts/build-console-gift.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { UserGifts } from './user-gifts.tsx';

const idOf = (index: number) => `0199f000-0000-7000-8000-00000000000${index}`;

test('shows what a buyer has bought and redeemed, and leads to all of it', async () => {
  const server = fakeServer();
  await speak('en');
  const bought = buildConsoleGift({ id: idOf(1) });
  const userId = bought.buyer.id;
  const redeemed = buildConsoleGift({
    ...{ id: idOf(2), state: 'claimed', buyer: { ...bought.buyer, id: idOf(9) } },
    claim: { by: { id: userId, username: 'vera' }, at: '2026-04-12T09:00:00.000Z', credit: null },
  });
  const more = [3, 4, 5, 6].map((index) => buildConsoleGift({ id: idOf(index) }));
  server.answer(listConsoleGifts, [bought, redeemed, ...more]);
  renderConsole(server, <UserGifts userId={userId} />);
  await screen.findByText(/^redeemed 12\.04\.2026/);
  expect(screen.getAllByText('Not redeemed yet')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All gifts of this buyer' }).getAttribute('href')).toBe(
    `/admin/gifts?person=${userId}`,
  );
  expect(server.callsOf(listConsoleGifts)[0]?.url.searchParams.get('person')).toBe(userId);
});
