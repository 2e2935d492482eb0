import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken, storeToken } from '../../api/session/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { askara, buyer } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { App } from '../app.tsx';

/** The maximum scroll position; jsdom has no layout. */
let scrollable: number;

beforeEach(async () => {
  scrollable = 2_000;
  vi.spyOn(window, 'scrollTo').mockImplementation((...place: unknown[]) => {
    window.scrollY = Math.min(Number(place[1]), scrollable);
  });
  window.scrollY = 0;
  const server = fakeServer();
  server.answer(getUser, buyer);
  server.answer(getAnnouncement, null);
  server.answer(listActiveSubscriptions, []);
  server.answer(listSubPlans, [askara()]);
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  server.answer(listPayments, []);
  await speak('en');
  storeToken('A'.repeat(43));
});
afterEach(() => {
  dropToken();
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openSettings = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  return heading('Profile');
};
const goBack = () => act(() => history.back());

test('starts a new page at the top and focuses its heading', async () => {
  history.replaceState(null, '', '/dashboard/subscriptions');
  render(<App />);
  await heading('Subscriptions');
  window.scrollY = 900;
  const profile = await openSettings();
  await waitFor(() => expect(document.activeElement).toBe(profile));
  expect(window.scrollY).toBe(0);
});

test('restores the scroll position on the way back once the page is long enough', async () => {
  history.replaceState(null, '', '/dashboard/subscriptions');
  render(<App />);
  await heading('Subscriptions');
  await screen.findByRole('button', { name: 'Order Askara Pro' });
  window.scrollY = 900;
  await openSettings();
  scrollable = 300;
  goBack();
  await heading('Subscriptions');
  await waitFor(() => expect(window.scrollY).toBe(300));
  scrollable = 2_000;
  act(() => document.body.append(document.createElement('footer')));
  await waitFor(() => expect(window.scrollY).toBe(900));
  document.querySelector('footer')?.remove();
});

test('does not move a page that the user has started to scroll', async () => {
  history.replaceState(null, '', '/dashboard/subscriptions');
  render(<App />);
  await heading('Subscriptions');
  window.scrollY = 900;
  await openSettings();
  scrollable = 300;
  goBack();
  await heading('Subscriptions');
  await waitFor(() => expect(window.scrollY).toBe(300));
  await act(() => new Promise(requestAnimationFrame));
  window.dispatchEvent(new Event('wheel'));
  scrollable = 2_000;
  await act(async () => {
    document.body.append(document.createElement('footer'));
  });
  expect(window.scrollY).toBe(300);
  document.querySelector('footer')?.remove();
});

test('restores the focus on the way back', async () => {
  history.replaceState(null, '', '/dashboard/payments');
  render(<App />);
  await heading('Payments history');
  const profile = await openSettings();
  await waitFor(() => expect(document.activeElement).toBe(profile));
  goBack();
  await heading('Payments history');
  // The menu item that led away is inside it.
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Account menu'));
});

test('restores the focus to what a list draws later', async () => {
  history.replaceState(null, '', '/dashboard/subscriptions');
  render(<App />);
  const order = await screen.findByRole('button', { name: 'Order Askara Pro' });
  act(() => order.focus());
  act(() => history.pushState(null, '', '/settings/profile'));
  const profile = await heading('Profile');
  await waitFor(() => expect(document.activeElement).toBe(profile));
  goBack();
  await heading('Subscriptions');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Order Askara Pro'));
});

test('forgets all positions on sign-out', async () => {
  history.replaceState(null, '', '/dashboard/subscriptions');
  render(<App />);
  await heading('Subscriptions');
  await openSettings();
  expect(sessionStorage.getItem('left_places')).toContain('/dashboard/subscriptions');
  act(dropToken);
  await heading('Welcome back');
  expect(sessionStorage.getItem('left_places') ?? '').not.toContain('/settings');
});
