import { cancelDeletion, getSecurity, listSessions } from '@sesame/contract/shop/account.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken, storeToken } from '../../api/session/token-store.ts';
import { buyer, fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { App } from '../app.tsx';

let server: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  window.scrollTo = vi.fn();
  server = fakeShop();
  server.answer(getSecurity, {
    has_password: true,
    second_factor: false,
    recovery_codes_left: 0,
    trc20_changed_at: null,
    deletion_at: null,
  });
  server.answer(listSessions, []);
  await speak('en');
  storeToken('A'.repeat(43));
});
afterEach(() => {
  dropToken();
  localStorage.clear();
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<App />);
};

test('opens from the account menu; its tabs change the address', async () => {
  server.answer(getUser, { ...buyer, image_url: '/media/1.webp' });
  open('/dashboard/subscriptions');
  const menu = await screen.findByRole('button', { name: 'Account menu' });
  await waitFor(() => expect(menu.querySelector('img')?.getAttribute('src')).toBe('/media/1.webp'));
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(location.pathname).toBe('/settings/profile');
  expect(document.title).toBe('Profile · Sesame');
  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  await screen.findByRole('heading', { level: 1, name: 'Security' });
  expect(location.pathname).toBe('/settings/security');
  expect(screen.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('page');
  await screen.findByLabelText('Old password');
});

test('offers on every screen to cancel the deletion of the account', async () => {
  server.answer(getUser, { ...buyer, deletion_at: '2025-11-30T12:00:00.000Z' });
  server.answer(cancelDeletion, {});
  open('/settings/profile');
  await screen.findByText('Your account will be deleted on 30.11.2025.');
  await userEvent.click(screen.getByRole('link', { name: 'Security' }));
  await screen.findByRole('heading', { level: 2, name: 'Delete account' });
  expect(screen.getAllByRole('button', { name: 'Keep the account' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the account' }));
  await waitFor(() =>
    expect(screen.queryByText('Your account will be deleted on 30.11.2025.')).toBeNull(),
  );
});
