import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routeKey } from '../../api/client/route-query.ts';
import { dropToken } from '../../api/session/token-store.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { buyer, fakeShop, paid, pendingPayment, subscription } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { PaymentWatch } from './payment-watch.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  history.replaceState(null, '', '/settings/profile');
  await speak('en');
});

const open = pendingPayment();
const unpaid = (state: 'failed' | 'expired' | 'canceled') => paid({ status: 'Not payed', state });
const watch = (uid = buyer.uid) => renderSignedIn(<PaymentWatch showsNews uid={uid} />);

/** A visit during which the payment is open. */
async function beginPayment() {
  shop.answer(isPaymentPending, { is_pending: true, payments: [open] });
  const view = watch();
  await waitFor(() =>
    expect(localStorage.getItem('personal:followed_payments')).toContain(open.id),
  );
  return view;
}

function end(payment: ReturnType<typeof paid>) {
  shop.answer(isPaymentPending, { is_pending: payment.is_pending, payments: [] });
  shop.answer(listPayments, [payment]);
}

test.each([
  ['received', paid()],
  ['declined', unpaid('failed')],
  ['not paid in time', unpaid('expired')],
  ['canceled', unpaid('canceled')],
  ['checking', paid({ status: 'Not payed', state: 'review', in_review: true })],
])('says on any page that a payment was %s', async (words, ended) => {
  const { client } = await beginPayment();
  end(ended);
  // Both polls at once: in the shop the second may follow ten seconds later.
  await act(() => client.invalidateQueries());
  expect(await screen.findByText(new RegExp(words))).toBeDefined();
});

test('says at the next visit what happened meanwhile, and never again once it was closed', async () => {
  const first = await beginPayment();
  first.unmount();
  end(unpaid('failed'));
  const next = watch();
  await screen.findByText(/was declined/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/was declined/)).toBeNull();
  next.unmount();
  const last = watch();
  await waitFor(() => expect(last.client.isFetching()).toBe(0));
  expect(screen.queryByText(/was declined/)).toBeNull();
});

test('a message closed in another tab is closed here', async () => {
  const { client } = await beginPayment();
  end(unpaid('expired'));
  await act(() => client.invalidateQueries({ queryKey: routeKey(isPaymentPending) }));
  await screen.findByText(/not paid in time/);
  act(() => {
    localStorage.setItem('personal:followed_payments', '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'personal:followed_payments' }));
  });
  expect(screen.queryByText(/not paid in time/)).toBeNull();
});

test('is still shown after the session ended, to the same person only', async () => {
  for (const [uid, isShown] of [
    [buyer.uid, true],
    ['0199c000-0000-7000-8000-00000000000f', false],
  ] as const) {
    localStorage.clear();
    const first = await beginPayment();
    first.unmount();
    dropToken({ keepsPersonal: true });
    end(unpaid('failed'));
    const next = watch(uid);
    await waitFor(() => expect(next.client.isFetching()).toBe(0));
    expect(screen.queryByText(/was declined/) !== null).toBe(isShown);
    next.unmount();
  }
});

test('a sign-out forgets everything', async () => {
  const { unmount } = await beginPayment();
  unmount();
  dropToken();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('personal:'))).toEqual([]);
});

test('without a place for news it only follows payments', async () => {
  shop.answer(isPaymentPending, { is_pending: true, payments: [open] });
  renderSignedIn(<PaymentWatch showsNews={false} uid={buyer.uid} />);
  await waitFor(() =>
    expect(localStorage.getItem('personal:followed_payments')).toContain(open.id),
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('announces what became active between two polls, but not the first answer', async () => {
  const { client } = watch();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText('Askara Pro is active')).toBeNull();
  shop.answer(listActiveSubscriptions, [subscription()]);
  await act(() => client.refetchQueries({ queryKey: routeKey(listActiveSubscriptions) }));
  expect((await screen.findByText('Askara Pro is active')).getAttribute('role')).toBe('status');
});

test('polls every ten seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  watch();
  const polled = [isPaymentPending, listPayments, listActiveSubscriptions];
  await waitFor(() => {
    for (const route of polled) expect(shop.callsOf(route)).toHaveLength(1);
  });
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS * 1.06));
  for (const route of polled) expect(shop.callsOf(route)).toHaveLength(2);
});
