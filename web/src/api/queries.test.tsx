import { listActiveSubscriptions } from '@sesame/contract/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/payments.ts';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { renderSignedIn } from '../test/render-signed-in.tsx';
import { useActiveSubscriptions, usePayments, usePending } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { dropToken, readToken, storeToken } from './token-store.ts';

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

it('asks the three polls again every ten seconds, give or take a twentieth', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  expect(counts()).toEqual([1, 1, 1]);
  await pass(9_400);
  expect(counts()).toEqual([1, 1, 1]);
  await pass(1_200);
  expect(counts()).toEqual([2, 2, 2]);
});

it('is quiet while the tab is hidden, and asks at once when it comes back', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  act(() => focusManager.setFocused(false));
  await pass(60_000);
  expect(counts()).toEqual([1, 1, 1]);
  act(() => focusManager.setFocused(true));
  await pass(0);
  expect(counts()).toEqual([2, 2, 2]);
});

it('asks nothing once the token is gone', async () => {
  renderSignedIn(<Poller />);
  await pass(0);
  act(() => dropToken());
  await pass(60_000);
  expect(counts()).toEqual([1, 1, 1]);
});

it('keeps what it knew when a poll fails', async () => {
  const { getByText } = renderSignedIn(<Poller />);
  await pass(0);
  server.refuse(isPaymentPending, 'unavailable');
  await pass(11_000);
  expect(server.callsOf(isPaymentPending).length).toBeGreaterThan(1);
  expect(getByText('pending')).toBeTruthy();
});

it('forgets everything of a person whose token is gone, and asks again for another', () => {
  const client = createQueryClient();
  storeToken('A'.repeat(43));
  client.setQueryData(['user'], { username: 'anna' });
  storeToken('B'.repeat(43));
  expect(client.getQueryState(['user'])?.isInvalidated).toBe(true);
  dropToken();
  expect(client.getQueryData(['user'])).toBeUndefined();
  expect(readToken()).toBeNull();
});
