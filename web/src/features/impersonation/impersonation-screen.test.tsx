import { endImpersonation, redeemImpersonation } from '@sesame/contract/shop/impersonation.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dropToken,
  IMPERSONATION_TOKEN,
  readToken,
  storeToken,
} from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { ImpersonationScreen } from './impersonation-screen.tsx';

const own = 'O'.repeat(43);
const impersonation = 'V'.repeat(43);

/** Records the address and redirects instead of navigating. */
function withoutNavigation(replace: (to: string) => void) {
  const page = window.document.location;
  return {
    get href() {
      return page.href;
    },
    get pathname() {
      return page.pathname;
    },
    get hash() {
      return page.hash;
    },
    protocol: page.protocol,
    replace,
  };
}

const server = freshServer();
let went: string[];
beforeEach(() => {
  went = [];
  vi.stubGlobal(
    'location',
    withoutNavigation((to) => went.push(to)),
  );
});
afterEach(() => {
  sessionStorage.clear();
  dropToken();
  history.replaceState(null, '', '/');
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<ImpersonationScreen />);
};

test('exchanges the ticket for a token in this tab only, and opens the shop', async () => {
  storeToken(own);
  const ticket = 'A'.repeat(43);
  const until = '2026-03-10T12:10:00.000Z';
  server.answer(redeemImpersonation, { token: impersonation, username: 'anna', until });
  open(`/impersonation#${ticket}`);
  await waitFor(() => expect(went).toEqual(['/dashboard/subscriptions']));
  expect(location.hash).toBe('');
  expect(server.callsOf(redeemImpersonation).map(({ body }) => body)).toEqual([{ ticket }]);
  expect(readToken()).toBe(impersonation);
  expect(localStorage.getItem('token')).toBe(own);
});

test('shows why a ticket is refused', async () => {
  server.refuse(redeemImpersonation, 'impersonation_invalid');
  open(`/impersonation#${'B'.repeat(43)}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('impersonationInvalid');
  expect(went).toEqual([]);
});

test('ends on its own page: the token is revoked and no other account is shown', async () => {
  sessionStorage.setItem(IMPERSONATION_TOKEN, impersonation);
  server.answer(endImpersonation, {});
  open('/impersonation');
  await screen.findByRole('heading', { name: 'This session has ended' });
  await waitFor(() =>
    expect(server.callsOf(endImpersonation).map(({ body }) => body)).toEqual([
      { token: impersonation },
    ]),
  );
  expect(sessionStorage.getItem(IMPERSONATION_TOKEN)).toBeNull();
});

test('an invalid token leads to the end page, and another token does not replace it', () => {
  storeToken(own);
  sessionStorage.setItem(IMPERSONATION_TOKEN, impersonation);
  dropToken();
  expect(went).toEqual(['/impersonation']);
  expect(readToken()).toBe(impersonation);
  expect(localStorage.getItem('token')).toBe(own);
});

test('always shows the buyer’s name, as text, and the exit button', async () => {
  const username = '<img src=x onerror=alert(1)>';
  sessionStorage.setItem(
    'impersonation',
    JSON.stringify({ username, until: '2026-03-10T12:10:00Z' }),
  );
  const { container } = render(<ImpersonationBanner />);
  screen.getByText(/You are viewing the shop as <img src=x onerror=alert\(1\)>/);
  expect(container.querySelector('img')).toBeNull();
  screen.getByRole('button', { name: 'Leave' }).click();
  expect(went).toEqual(['/impersonation']);
});
