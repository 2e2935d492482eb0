import { SHOP_PAGES } from '@sesame/contract/shared/page-addresses.ts';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test("the server's list has exactly the addresses of the shop's screens", () => {
  const screens = ['/', ...routes.map(({ path }) => path)];
  expect(screens.toSorted()).toEqual(SHOP_PAGES.toSorted());
});
