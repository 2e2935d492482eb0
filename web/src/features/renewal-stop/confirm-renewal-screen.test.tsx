import {
  openConfirmLink,
  type RenewalConfirmation,
  readConfirmLink,
} from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { ConfirmRenewalScreen } from './confirm-renewal-screen.tsx';

const TOKEN = `0199b000-0000-7000-8000-000000000001.${'s'.repeat(43)}`;
const link: RenewalConfirmation = {
  ...{ state: 'open', sub_plan_id: 7, title: 'Askara Pro', title_ru: 'Аскара Про', total: 9.99 },
  until: '2026-06-19T12:00:00.000Z',
};

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  history.replaceState(null, '', `/confirm-renewal#${TOKEN}`);
  await speak('en');
});

const open = () => render(<ConfirmRenewalScreen />);
const button = { name: 'Confirm with your bank' };

test('opening the link charges nothing; the button opens the page of the bank, without signing in', async () => {
  shop.answer(readConfirmLink, link);
  shop.refuse(openConfirmLink, 'gateway_unavailable');
  open();
  await screen.findByText(/The renewal of Askara Pro costs \$9.99/);
  expect(shop.callsOf(openConfirmLink)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', button));
  await screen.findByRole('alert');
  const [call] = shop.callsOf(openConfirmLink);
  expect(call?.body).toEqual({ token: TOKEN });
  expect(call?.headers.has('authorization')).toBe(false);
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  shop.answer(openConfirmLink, { url: 'https://bank.example/confirm/1' });
  await userEvent.click(screen.getByRole('button', button));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://bank.example/confirm/1'));
  vi.unstubAllGlobals();
});

describe('the bank leads back', () => {
  const PAID = '0199a000-0000-7000-8000-000000000001';
  beforeEach(() => history.replaceState(null, '', `/confirm-renewal?paid=${PAID}`));

  test('to the result of the link, for a reader who is not signed in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    sessionStorage.setItem('confirm_renewal', TOKEN);
    shop.answer(readConfirmLink, link);
    open();
    await screen.findByText('The renewal payment is being checked');
    expect(screen.queryByRole('button', button)).toBeNull();
    shop.answer(readConfirmLink, { ...link, state: 'paid', until: null });
    vi.advanceTimersByTime(3_000);
    await screen.findByText(/The renewal of Askara Pro is paid/);
  });

  test('to another browser, which knows no link', () => {
    open();
    screen.getByText(/is shown in your subscriptions within minutes/);
    expect(shop.callsOf(readConfirmLink)).toHaveLength(0);
  });

  test('to the subscriptions of a buyer who is signed in', async () => {
    renderSignedIn(<ConfirmRenewalScreen />);
    await vi.waitFor(() => expect(location.pathname).toBe('/dashboard/subscriptions'));
    expect(location.search).toBe(`?paid=${PAID}`);
  });
});

test('one that is over, also since a moment ago, leads to the order', async () => {
  shop.answer(readConfirmLink, link);
  shop.refuse(openConfirmLink, 'confirmation_over');
  open();
  await userEvent.click(await screen.findByRole('button', button));
  await screen.findByText(/can no longer be confirmed/);
  expect(screen.queryByRole('button', button)).toBeNull();
  const order = screen.getByRole('link', { name: 'Pay now' });
  expect(order.getAttribute('href')).toContain('order=7&again');
});

test('the page is in the language of its reader; one that is paid has nothing to do, a cut link leads on', async () => {
  await speak('ru');
  shop.answer(readConfirmLink, { ...link, state: 'paid', until: null });
  const { unmount } = open();
  await screen.findByText(/Продление Аскара Про оплачено/);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  shop.refuse(readConfirmLink, 'bad_request');
  open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Эта ссылка не.работает/);
});
