import { listActiveSubscriptions, listEndedSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  isPaymentPending,
  listPaymentMethods,
  listPayments,
} from '@sesame/contract/shop/payments.ts';
import { getUser, logout } from '@sesame/contract/shop/session.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../api/client/config.ts';
import { sessionMessage } from '../api/session/session-message.ts';
import { dropToken, storeToken } from '../api/session/token-store.ts';
import { freshServer } from '../test/fresh-server.ts';
import { askara, buyer, card, codelark, subscription } from '../test/shop.ts';
import { typeText } from '../test/user/type-text.ts';
import { App } from './app.tsx';

const token = 'A'.repeat(43);
const server = freshServer();
beforeEach(() => {
  runtimeConfig.publicCatalogue = true;
  window.scrollTo = vi.fn();
  server.answer(getUser, buyer);
  server.answer(getAnnouncement, null);
  server.answer(listActiveSubscriptions, []);
  server.answer(listEndedSubscriptions, []);
  server.answer(listSubPlans, [askara(), codelark()]);
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  server.answer(listPayments, []);
  server.answer(listPaymentMethods, [card()]);
  server.answer(login, { status: 'success', access_token: token });
  server.answer(logout, {});
  server.answer(register, { access_token: token });
});
afterEach(() => {
  runtimeConfig.publicCatalogue = false;
  dropToken();
  sessionMessage.set(null);
  localStorage.clear();
  sessionStorage.clear();
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<App />);
};
const address = () => location.pathname + location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  userEvent.click(screen.getByRole(role, { name }));
async function fillIn() {
  await typeText(await screen.findByLabelText('Email'), 'anna@example.com');
  await typeText(screen.getByLabelText('Password'), 'secret-words{Enter}');
}

describe('a visitor', () => {
  test('sees the catalogue below a header with Login and Register, which keep the codes', async () => {
    open('/?r=ANNA&utm_source=mail');
    await heading('Choose a subscription');
    expect(address()).toBe('/dashboard/subscriptions?r=ANNA&utm_source=mail');
    const banner = within(screen.getByRole('banner'));
    const hrefOf = (name: string) => banner.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Login')).toBe('/login?r=ANNA&utm_source=mail');
    expect(hrefOf('Register')).toBe('/register?r=ANNA&utm_source=mail');
    const product = await screen.findByRole('link', { name: 'Askara Pro' });
    expect(product.getAttribute('href')).toBe('/dashboard/subscriptions/1?r=ANNA&utm_source=mail');
    // What is not on sale has no page.
    expect(screen.queryByRole('link', { name: 'Codelark' })).toBeNull();
    expect(server.callsOf(getUser)).toEqual([]);
    expect(server.callsOf(listActiveSubscriptions)).toEqual([]);
    expect(server.callsOf(isPaymentPending)).toEqual([]);
    await typeText(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Theme' })).toBeTruthy();
  });

  test('orders a plan: registers, and the sheet opens over the product with that plan', async () => {
    open('/dashboard/subscriptions/1?coupon=AUTUMN20');
    await heading('Askara Pro');
    await userEvent.click(screen.getByRole('radio', { name: /3 months/ }));
    await press('Order Askara Pro');
    await heading('Create an account');
    expect(address()).toBe('/register?coupon=AUTUMN20');
    await fillIn();
    // The sheet takes the place of the one that says that it is loading.
    const sheet = await waitFor(() => {
      const shown = within(screen.getByRole('dialog'));
      shown.getByRole('radio', { name: /3 months/, checked: true });
      return shown;
    });
    expect(address()).toBe('/dashboard/subscriptions/1?order=1&plan=12');
    expect(server.callsOf(register)[0]?.body).toMatchObject({ coupon: 'AUTUMN20' });
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await heading('Askara Pro');
    expect(address()).toBe('/dashboard/subscriptions/1');
  });

  test('orders from the catalogue and signs in instead', async () => {
    open('/dashboard/subscriptions');
    await userEvent.click(await screen.findByRole('button', { name: 'Order Askara Pro' }));
    await heading('Create an account');
    await press('Sign in', 'link');
    await fillIn();
    await screen.findByRole('dialog');
    expect(address()).toBe('/dashboard/subscriptions?order=1');
  });

  test('who signs in from a product returns to it, without an order', async () => {
    open('/dashboard/subscriptions/1');
    await heading('Askara Pro');
    await press('Order Askara Pro');
    await heading('Create an account');
    history.back();
    await heading('Askara Pro');
    await press('Login', 'link');
    await fillIn();
    await heading('Askara Pro');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/dashboard/subscriptions/1');
  });

  test('finds the way back from sign-in to the catalogue', async () => {
    open('/login');
    await press('Sesame', 'link');
    await heading('Choose a subscription');
  });

  test.each([
    '/dashboard/subscriptions/2',
    '/dashboard/subscriptions/77',
    '/dashboard/subscriptions/x',
  ])('reads at %s that the product is not on sale', async (path) => {
    open(path);
    await screen.findByRole('heading', { name: 'This product is not on sale' });
    expect(screen.queryByText('Codelark')).toBeNull();
    await press('Show all services', 'link');
    await heading('Choose a subscription');
  });

  test('is offered a retry when the product cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.refuse(listSubPlans, 'bad_request');
    open('/dashboard/subscriptions/1');
    expect((await screen.findByRole('alert')).textContent).toContain('The product did not load');
    server.answer(listSubPlans, [askara()]);
    await press('Try again');
    await heading('Askara Pro');
  });
});

test('a shop without products says so', async () => {
  server.answer(listSubPlans, []);
  open('/dashboard/subscriptions');
  expect(await screen.findByText('Nothing is on sale yet')).toBeTruthy();
});

describe('a signed-in buyer', () => {
  beforeEach(() => storeToken(token));

  test('orders on the page of a product', async () => {
    open('/dashboard/subscriptions/1');
    await heading('Askara Pro');
    await userEvent.click(screen.getByRole('radio', { name: /12 months/ }));
    await press('Order Askara Pro');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('radio', { name: /12 months/, checked: true })).toBeTruthy();
    expect(address()).toBe('/dashboard/subscriptions/1?order=1&plan=13');
  });

  test('changes the plan of a product that they have', async () => {
    const own = subscription();
    server.answer(listActiveSubscriptions, [own]);
    open('/dashboard/subscriptions/1');
    const change = await screen.findByRole('link', { name: 'Change plan: Askara Pro' });
    expect(change.getAttribute('href')).toBe(`/dashboard/subscriptions?order=1&change=${own.id}`);
  });

  test('whose session ends is sent to sign-in, not to the catalogue', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.refuse(getUser, 'unauthorized');
    open('/dashboard/subscriptions');
    await screen.findByText('Your session has ended. Sign in again.');
    expect(address()).toBe('/login');
  });
});
