import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { syncOwnPayment } from '@sesame/contract/shop/payment-detail.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getUser, logout, updateUser } from '@sesame/contract/shop/session.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionMessage } from '../api/session/session-message.ts';
import { dropToken, readToken, storeToken } from '../api/session/token-store.ts';
import { loadDictionary } from '../i18n/dictionary-store.ts';
import { freshServer } from '../test/fresh-server.ts';
import { buyer } from '../test/shop.ts';
import { typeText } from '../test/user/type-text.ts';
import { App } from './app.tsx';

const token = 'A'.repeat(43);
const user = { ...buyer, username: 'anna.levina', email: 'anna.levina@example.com' };

const server = freshServer();
beforeEach(() => {
  window.scrollTo = vi.fn();
  server.answer(getUser, user);
  server.answer(getAnnouncement, null);
  server.answer(listActiveSubscriptions, []);
  server.answer(listSubPlans, []);
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  server.answer(listPayments, []);
  server.answer(logout, {});
});
afterEach(() => {
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
const openAccountMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await screen.findByRole('menu');
};

describe('a visitor', () => {
  test('is sent to sign-in, and afterwards to the requested screen', async () => {
    server.answer(login, { status: 'success', access_token: token });
    open('/dashboard/payments?utm_source=mail');
    await heading('Welcome back');
    expect(address()).toBe('/login?utm_source=mail');
    expect(screen.queryByRole('banner')).toBeNull();
    await typeText(screen.getByLabelText('Email'), 'anna@example.com');
    await typeText(screen.getByLabelText('Password'), 'secret-words{Enter}');
    await heading('Payments history');
    expect(address()).toBe('/dashboard/payments?utm_source=mail');
  });
});

describe('a signed-in user', () => {
  beforeEach(() => storeToken(token));

  test.each(['/', '/nowhere', '/login'])('is sent from %s to the subscriptions', async (from) => {
    open(from);
    await heading('Subscriptions');
    expect(address()).toBe('/dashboard/subscriptions');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  test('sees the account name', async () => {
    open('/dashboard/subscriptions');
    await openAccountMenu();
    expect(await screen.findByText('anna.levina')).toBeTruthy();
    expect(screen.getByText('anna.levina@example.com')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Payments' }).getAttribute('href')).toBe(
      '/dashboard/payments',
    );
  });

  test('finds the partner program, on small screens in the logo menu', async () => {
    open('/dashboard/subscriptions');
    const invitation = await screen.findByRole('link', { name: 'Get Free Access' });
    expect(invitation.getAttribute('href')).toBe('/partners');
    await userEvent.click(screen.getByRole('button', { name: 'Sesame, Menu' }));
    const menu = await screen.findByRole('menu', { name: 'Menu' });
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    expect(names).toEqual([
      'Dashboard',
      'Helpdesk',
      'Get Free Access',
      'Get subscription',
      'Settings',
      'Payments',
      'Payment methods',
      'Gifts',
      'Calendar',
      'Language English',
      'Log out',
    ]);
    expect(within(menu).getByRole('group', { name: 'Theme' })).toBeTruthy();
  });

  test('can choose a theme in the account menu; it is kept after signing out', async () => {
    open('/dashboard/subscriptions');
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await heading('Welcome back');
    expect(screen.getByRole('button', { name: 'Dark', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test('returns from a gateway: its payment is synced once and leaves the address', async () => {
    const id = '0199a000-0000-7000-8000-000000000001';
    server.answer(syncOwnPayment, { status: 'Active', is_pending: false, in_review: false });
    storeToken(token);
    open(`/dashboard/subscriptions?paid=${id}`);
    await waitFor(() => expect(server.callsOf(syncOwnPayment)).toHaveLength(1));
    expect(server.callsOf(syncOwnPayment)[0]?.body).toEqual({ payment_id: id });
    expect(address()).toBe('/dashboard/subscriptions');
    // The changed data is fetched at once, not by the next poll.
    await waitFor(() => expect(server.callsOf(listActiveSubscriptions)).toHaveLength(2));
  });

  test.each(['/settings/profile', '/partners', '/help-ticket', '/payment'])(
    'has payments and subscriptions polled on %s',
    async (path) => {
      open(path);
      for (const route of [isPaymentPending, listPayments, listActiveSubscriptions]) {
        await waitFor(() => expect(server.callsOf(route).length).toBeGreaterThan(0));
      }
    },
  );

  test('signs out: the server revokes the token and no data is left here', async () => {
    open('/dashboard/payments');
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await heading('Welcome back');
    expect(server.callsOf(logout)[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(readToken()).toBeNull();
    expect(sessionStorage.getItem('intended')).toBeNull();
  });

  test('is signed out here even if the server does not answer, and sees a message', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.silence(logout);
    open('/dashboard/subscriptions');
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to sign out');
    expect(readToken()).toBeNull();
  });

  test('is sent to sign-in when the token is invalid', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.refuse(getUser, 'unauthorized');
    open('/dashboard/subscriptions');
    await screen.findByText('Your session has ended. Sign in again.');
    expect(address()).toBe('/login');
  });

  test('returns after signing in to the page where the token became invalid', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    server.refuse(getUser, 'unauthorized');
    server.answer(login, { status: 'success', access_token: 'B'.repeat(43) });
    open('/dashboard/payments?from=mail#services');
    await screen.findByText('Your session has ended. Sign in again.');
    server.answer(getUser, user);
    await typeText(screen.getByLabelText('Email'), 'anna@example.com');
    await typeText(screen.getByLabelText('Password'), 'secret-words{Enter}');
    await heading('Payments history');
    expect(address() + location.hash).toBe('/dashboard/payments?from=mail#services');
  });

  test('sees that the network is down, and fresh data when it is back', async () => {
    open('/dashboard/subscriptions');
    await heading('Subscriptions');
    await waitFor(() => expect(server.callsOf(listActiveSubscriptions).length).toBe(1));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText(/You are offline/);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.callsOf(listActiveSubscriptions).length).toBeGreaterThan(1));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  test('stays signed in through an outage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const route of [getUser, listActiveSubscriptions, isPaymentPending, listPayments]) {
      server.refuse(route, 'unavailable');
    }
    open('/dashboard/subscriptions');
    await heading('Subscriptions');
    await waitFor(() => expect(server.callsOf(getUser).length).toBeGreaterThan(0));
    expect(readToken()).toBe(token);
    expect(address()).toBe('/dashboard/subscriptions');
  });

  test('follows another tab that signs out', async () => {
    open('/dashboard/subscriptions');
    await heading('Subscriptions');
    act(() => {
      localStorage.removeItem('token');
      // biome-ignore lint/suspicious/noDocumentCookie: what the other tab does
      document.cookie = 'token=; Max-Age=0; Path=/';
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await heading('Welcome back');
  });

  test('can change the language, here and in the account', async () => {
    server.answer(updateUser, { ...user, language: 'ru' });
    open('/dashboard/subscriptions');
    await heading('Subscriptions');
    const [select] = screen.getAllByRole('combobox', { name: 'Language' });
    if (!select) throw new Error('no language select');
    await userEvent.selectOptions(select, 'ru');
    await heading('Подписки');
    await waitFor(() =>
      expect(server.callsOf(updateUser)).toMatchObject([{ body: { language: 'ru' } }]),
    );
    expect(document.documentElement.lang).toBe('ru');
  });

  test("gets the account's language on a device without a choice", async () => {
    localStorage.removeItem('language');
    server.answer(getUser, { ...user, language: 'ru' });
    open('/dashboard/subscriptions');
    await heading('Подписки');
    expect(localStorage.getItem('language')).toBe('ru');
  });
});

describe('the page when its texts failed to load', () => {
  test('offers a retry in both languages', async () => {
    localStorage.clear();
    server.silence(getDictionary);
    await loadDictionary();
    open('/login');
    expect(screen.getByRole('alert').textContent).toContain('Страница не загрузилась');
    expect(screen.getByRole('button', { name: /Try again/ })).toBeTruthy();
  });
});
