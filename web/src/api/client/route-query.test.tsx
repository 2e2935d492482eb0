import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { buyer as alice, paid, pendingPayment } from '../../test/shop.ts';
import { dropToken, storeToken } from '../session/token-store.ts';
import { useRouteMutation } from './route-mutation.ts';
import { useRoutePages } from './route-pages.ts';
import { pollMs, routeKey, updateAnswer, useRouteQuery } from './route-query.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

function Name() {
  return <p>{useRouteQuery(getUser, {}).data?.username}</p>;
}

function Pending() {
  const { data } = useRouteQuery(
    isPaymentPending,
    {},
    { everyMs: (answer) => answer?.is_pending !== false && POLL_MS },
  );
  return <p>{String(data?.is_pending)}</p>;
}

function History() {
  const { data, hasNextPage, fetchNextPage } = useRoutePages(listPayments, {
    inputOf: (before) => ({ query: { before } }),
    nextOf: (page) => (page.length === 2 ? page.at(-1)?.id : undefined),
  });
  return (
    <>
      <p>{data?.pages.flat().length}</p>
      {hasNextPage ? (
        <button onClick={() => void fetchNextPage()} type="button">
          More
        </button>
      ) : null}
    </>
  );
}

function Cancel({ evenIfRefused }: { evenIfRefused: boolean }) {
  useRouteQuery(isPaymentPending, {});
  const touches = [isPaymentPending];
  const { mutate, error } = useRouteMutation(cancelPayment, { touches, evenIfRefused });
  return (
    <>
      <button onClick={() => mutate({ body: { payment_id: pendingPayment().id } })} type="button">
        Cancel
      </button>
      <p>{error === null ? 'no error' : 'refused'}</p>
    </>
  );
}

test('queries a route of buyers only while one is signed in', async () => {
  server.answer(getUser, alice);
  const { client } = renderSignedIn(<Name />);
  await screen.findByText('alice');
  act(() => dropToken());
  await act(() => client.refetchQueries());
  expect(server.callsOf(getUser)).toHaveLength(1);
  act(() => storeToken('N'.repeat(43)));
  await waitFor(() => expect(server.callsOf(getUser)).toHaveLength(2));
});

test('updates a cached answer and creates none', async () => {
  server.answer(getUser, alice);
  const { client } = renderSignedIn(<Name />);
  updateAnswer(client, getUser, {}, (user) => ({ ...user, username: 'too early' }));
  await screen.findByText('alice');
  act(() => updateAnswer(client, getUser, {}, (user) => ({ ...user, username: 'bob' })));
  await screen.findByText('bob');
  expect(client.getQueryData(routeKey(getUser, {}))).toEqual({ ...alice, username: 'bob' });
});

test('polls until an answer ends it, at the agreed interval with some jitter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  expect(Math.abs(pollMs(POLL_MS) - POLL_MS)).toBeLessThanOrEqual(POLL_MS / 20);
  server.answer(isPaymentPending, { is_pending: true, payments: [pendingPayment()] });
  renderSignedIn(<Pending />);
  await screen.findByText('true');
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  await act(() => vi.advanceTimersByTimeAsync(pollMs(POLL_MS)));
  await screen.findByText('false');
  await act(() => vi.advanceTimersByTimeAsync(5 * pollMs(POLL_MS)));
  expect(server.callsOf(isPaymentPending)).toHaveLength(2);
});

test('loads pages one after another by their cursor', async () => {
  const ids = [1, 2, 3].map((last) => `0199a000-0000-7000-8000-00000000000${last}`);
  const [first, second, third] = ids.map((id) => paid({ id }));
  if (!(first && second && third)) throw new Error('three payments');
  server.answer(listPayments, ({ url }) =>
    url.searchParams.get('before') === second.id ? [third] : [first, second],
  );
  renderSignedIn(<History />);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByText('3');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test.each([
  [true, 2],
  [false, 1],
])(
  'after a refusal refetches what a write touches if asked to: %s',
  async (evenIfRefused, calls) => {
    server.answer(isPaymentPending, { is_pending: false, payments: [] });
    server.refuse(cancelPayment, 'unavailable');
    renderSignedIn(<Cancel evenIfRefused={evenIfRefused} />);
    await waitFor(() => expect(server.callsOf(isPaymentPending)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('refused');
    expect(server.callsOf(isPaymentPending)).toHaveLength(calls);
  },
);
