import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { renderSignedIn } from '../test/render-signed-in.tsx';
import { createQueryClient } from './client/query-client.ts';
import { useActiveSubscriptions, usePayments, usePending } from './queries.ts';
import { dropToken, readToken, storeToken } from './session/token-store.ts';

const polled = [isPaymentPending, listActiveSubscriptions, listPayments];

function Poller() {
  const pending = usePending();
  useActiveSubscriptions();
  usePayments();
  return <p>{pending.data?.is_pending ? 'pending' : 'settled'}</p>;
}

let server: ReturnType<typeof fakeServer>;
const counts = () => polled.map((route) => server.callsOf(route).length);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
  server.answer(isPaymentPending, { is_pending: true, payments: [] });
  server.answer(listActiveSubscriptions, []);
  server.answer(listPayments, []);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  dropToken();
});

test('repeats the three polls every ten seconds, plus or minus 5 %', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  expect(counts()).toEqual([1, 1, 1]);
  await pass(9_400);
  expect(counts()).toEqual([1, 1, 1]);
  await pass(1_200);
  expect(counts()).toEqual([2, 2, 2]);
});

test('pauses while the tab is hidden, and polls at once when it is visible again', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  act(() => focusManager.setFocused(false));
  await pass(60_000);
  expect(counts()).toEqual([1, 1, 1]);
  act(() => focusManager.setFocused(true));
  await pass(0);
  expect(counts()).toEqual([2, 2, 2]);
});

test('stops when the token is gone', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  act(() => dropToken());
  await pass(60_000);
  expect(counts()).toEqual([1, 1, 1]);
});

test('keeps the last data when a poll fails', async () => {
  const { getByText } = renderSignedIn(<Poller />);
  await pass(0);
  server.refuse(isPaymentPending, 'unavailable');
  await pass(11_000);
  expect(server.callsOf(isPaymentPending).length).toBeGreaterThan(1);
  expect(getByText('pending')).toBeTruthy();
});

test('drops all data when the token is gone, and fetches it for another user', () => {
  const client = createQueryClient();
  storeToken('A'.repeat(43));
  client.setQueryData(['user'], { username: 'anna' });
  storeToken('B'.repeat(43));
  expect(client.getQueryState(['user'])?.isInvalidated).toBe(true);
  dropToken();
  expect(client.getQueryData(['user'])).toBeUndefined();
  expect(readToken()).toBeNull();
});
