import {
  listPaymentMethods,
  readRenewalConsent,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consumeHandoff } from '../../api/payments/payment-handoff.ts';
import { ownPersonalStorage } from '../../api/session/personal-storage.ts';
import { dropToken } from '../../api/session/token-store.ts';
import { buyer, card, fakeShop, paid } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { choose, openSheet, payButton } from './order-sheet.driver.tsx';

const openTab = vi.fn();
let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  shop = fakeShop();
  openTab.mockReset().mockReturnValue({ opener: window });
  vi.stubGlobal('open', openTab);
  await speak('en');
});

const box = () => screen.getByRole('checkbox', { name: 'Buy as a gift' });

test('a gift is handed to the payment page, with nothing to save or renew and no access', async () => {
  shop.answer(listPaymentMethods, [card({ saves: true, renews: true })]);
  shop.answer(readRenewalConsent, { text: 'I agree to $5.07 each month.' });
  await openSheet();
  await choose(/International card/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Renew automatically' }));
  await screen.findByText('I agree to $5.07 each month.');
  expect(box()).toHaveProperty('checked', false);
  await userEvent.click(box());
  expect(screen.getAllByRole('checkbox')).toEqual([box()]);
  expect(screen.queryByText(/You will have access until/)).toBeNull();
  await userEvent.click(payButton());
  const address = '/payment?gateway=card&sub_id=11&gift=1';
  expect(openTab).toHaveBeenCalledExactlyOnceWith(address, '_blank');
  screen.getByText('The gift is ready');
  const request = { gateway: 'card', priceId: 11, promocode: null };
  expect(consumeHandoff(request)).toBeNull();
  expect(consumeHandoff({ ...request, gift: true })).toMatchObject({
    saves: false,
    renewText: null,
  });
});

test('a gift from the balance is ordered as one, and leads to its code', async () => {
  shop.answer(listPaymentMethods, [card({ fee_percentage: 0, available: 50 })]);
  shop.answer(startPayment, { url: 'https://shop.example/', payment_id: paid().id });
  await openSheet();
  await choose(/International card/);
  await userEvent.click(box());
  await userEvent.click(payButton());
  await screen.findByText('The gift is ready');
  expect(shop.callsOf(startPayment)[0]?.body).toMatchObject({ gift: true });
  const link = screen.getByRole('link', { name: 'Open my gifts' });
  expect(link.getAttribute('href')).toBe('/gifts');
});

test('the choice is kept while the buyer signs in again', async () => {
  const { unmount } = await openSheet();
  ownPersonalStorage(buyer.uid);
  await userEvent.click(box());
  act(() => dropToken({ keepsPersonal: true }));
  unmount();
  await openSheet();
  expect(box()).toHaveProperty('checked', true);
});

test('a plan change is not a gift', async () => {
  const plain = await openSheet();
  expect(box()).toBeDefined();
  plain.unmount();
  await openSheet({ changes: '0199a000-0000-7000-8000-0000000000aa' });
  expect(screen.queryByRole('checkbox', { name: 'Buy as a gift' })).toBeNull();
});
