import { enterViewing, leaveViewing } from '@sesame/contract/viewing.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropToken, readToken, storeToken, VIEWING_TOKEN } from '../../api/token-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { speak } from '../../test/speak.ts';
import { ViewingBanner } from './viewing-banner.tsx';
import { ViewingScreen } from './viewing-screen.tsx';

const own = 'O'.repeat(43);
const viewing = 'V'.repeat(43);

/** Says where the page is, and where it wants to go instead of going there. */
function staying(replace: (to: string) => void) {
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

let server: ReturnType<typeof fakeServer>;
let went: string[];
beforeEach(async () => {
  server = fakeServer();
  went = [];
  vi.stubGlobal(
    'location',
    staying((to) => went.push(to)),
  );
  await speak('en');
});
afterEach(() => {
  sessionStorage.clear();
  dropToken();
  history.replaceState(null, '', '/');
});

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<ViewingScreen />);
};

it('turns the ticket into a token of this tab alone, and goes to the shop', async () => {
  storeToken(own);
  const ticket = 'A'.repeat(43);
  const until = '2026-03-10T12:10:00.000Z';
  server.answer(enterViewing, { token: viewing, username: 'anna', until });
  open(`/viewing#${ticket}`);
  await waitFor(() => expect(went).toEqual(['/dashboard/subscriptions']));
  expect(location.hash).toBe('');
  expect(server.callsOf(enterViewing).map(({ body }) => body)).toEqual([{ ticket }]);
  expect(readToken()).toBe(viewing);
  expect(localStorage.getItem('token')).toBe(own);
});

it('says why a ticket opens nothing', async () => {
  server.refuse(enterViewing, 'viewing_invalid');
  open(`/viewing#${'B'.repeat(43)}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('viewingInvalid');
  expect(went).toEqual([]);
});

it('ends where it began: the server is told, and nobody else is shown', async () => {
  sessionStorage.setItem(VIEWING_TOKEN, viewing);
  server.answer(leaveViewing, {});
  open('/viewing');
  await screen.findByRole('heading', { name: 'This view has ended' });
  await waitFor(() =>
    expect(server.callsOf(leaveViewing).map(({ body }) => body)).toEqual([{ token: viewing }]),
  );
  expect(sessionStorage.getItem(VIEWING_TOKEN)).toBeNull();
});

it('a token that went bad leads to the end, and the own one does not take its place', () => {
  storeToken(own);
  sessionStorage.setItem(VIEWING_TOKEN, viewing);
  dropToken();
  expect(went).toEqual(['/viewing']);
  expect(readToken()).toBe(viewing);
  expect(localStorage.getItem('token')).toBe(own);
});

it('keeps in sight whose shop it is, as text, and the way out', async () => {
  const username = '<img src=x onerror=alert(1)>';
  sessionStorage.setItem('viewing', JSON.stringify({ username, until: '2026-03-10T12:10:00Z' }));
  const { container } = render(<ViewingBanner />);
  screen.getByText(/You see the shop as <img src=x onerror=alert\(1\)> does/);
  expect(container.querySelector('img')).toBeNull();
  screen.getByRole('button', { name: 'Leave' }).click();
  expect(went).toEqual(['/viewing']);
});
