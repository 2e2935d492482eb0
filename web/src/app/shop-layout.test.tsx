import { getUser } from '@sesame/contract/shop/session.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../api/session/token-store.ts';
import { freshServer } from '../test/fresh-server.ts';
import { buyer } from '../test/shop.ts';
import { speak } from '../test/speak.ts';
import { ShopLayout } from './shop-layout.tsx';

const server = freshServer();
beforeEach(async () => {
  server.answer(getUser, buyer);
  storeToken('A'.repeat(43));
  await speak('en');
});

test('draws the screen before the items of the header, for which the bar keeps the place', async () => {
  render(
    <ShopLayout header>
      <p>the screen</p>
    </ShopLayout>,
  );
  const bar = screen.getByRole('banner');
  expect(screen.getByText('the screen')).toBeDefined();
  expect(within(bar).queryByRole('button')).toBeNull();
  expect(await within(bar).findByRole('button', { name: 'Account menu' })).toBeDefined();
});
