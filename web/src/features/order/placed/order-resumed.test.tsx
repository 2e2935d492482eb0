import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { routeKey } from '../../../api/client/route-query.ts';
import { ownPersonalStorage } from '../../../api/session/personal-storage.ts';
import { dropToken } from '../../../api/session/token-store.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { buyer, fakeShop, paid, pendingPayment } from '../../../test/shop.ts';
import { speak } from '../../../test/speak.ts';
import { choose, Dashboard, openSheet, payButton } from '../order-sheet.driver.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  localStorage.clear();
  shop = fakeShop();
  await speak('en');
});

describe('a sheet opened while a payment for the product is open', () => {
  const open = paid({ status: 'Not payed', state: 'pending', is_pending: true });
  const answer = (payment: typeof open) => {
    const payments = payment.is_pending ? [pendingPayment()] : [];
    shop.answer(isPaymentPending, { is_pending: payment.is_pending, payments });
    shop.answer(listPayments, [payment]);
  };
  const heading = 'You have an unfinished payment';
  beforeEach(() => answer(open));
  const openUnfinished = async () => {
    const view = renderSignedIn(<Dashboard />);
    await screen.findByRole('heading', { name: heading });
    return view;
  };

  test('offers to continue it before anything else', async () => {
    await openUnfinished();
    const link = await screen.findByRole('link', { name: 'Continue to payment' });
    expect(link.getAttribute('href')).toBe(pendingPayment().url);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByText('$10.68')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('shows how it ended, for example when it was paid already', async () => {
    const { client } = await openUnfinished();
    answer(paid());
    await act(() => client.refetchQueries({ queryKey: routeKey(listPayments) }));
    await screen.findByRole('heading', { name: 'Askara Pro is active' });
  });

  test('cancels it before another payment method is chosen', async () => {
    shop.answer(cancelPayment, {});
    await openUnfinished();
    answer({ ...open, state: 'canceled', is_pending: false });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it and pay another way' }));
    await screen.findByRole('radio', { name: /International card/ });
    expect(shop.callsOf(cancelPayment)).toMatchObject([{ body: { payment_id: open.id } }]);
    expect(screen.queryByText(heading)).toBeNull();
  });

  test('closes after canceling it', async () => {
    shop.answer(cancelPayment, {});
    await openUnfinished();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.callsOf(cancelPayment)).toHaveLength(1);
  });

  test('says why it could not be canceled', async () => {
    shop.refuse(cancelPayment, 'payment_not_cancelable');
    await openUnfinished();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  });

  test('shows a payment under review instead of taking money again', async () => {
    answer({ ...open, state: 'review', in_review: true });
    renderSignedIn(<Dashboard />);
    await screen.findByRole('heading', { name: 'Payment under review' });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('does not interrupt a buyer who is choosing', async () => {
    shop.answer(listPayments, []);
    const { client } = await openSheet();
    await choose(/3 months/);
    answer(open);
    await act(() => client.refetchQueries({ queryKey: routeKey(listPayments) }));
    expect(screen.queryByText(heading)).toBeNull();
  });
});

describe('choices in a sheet whose session ends', () => {
  async function chooseUntilTheEnd() {
    const { unmount } = await openSheet();
    ownPersonalStorage(buyer.uid);
    await choose(/3 months/);
    await choose(/International card/);
    return unmount;
  }

  test('are restored after signing in, once', async () => {
    const unmount = await chooseUntilTheEnd();
    act(() => dropToken({ keepsPersonal: true }));
    unmount();
    const next = await openSheet();
    // 12.90 + 3.5 % for a card.
    await waitFor(() => expect(payButton('Pay $13.35')).toBeDefined());
    next.unmount();
    await openSheet();
    expect(payButton('Pay $4.90')).toBeDefined();
  });

  test('are gone after a sign-out', async () => {
    const unmount = await chooseUntilTheEnd();
    act(() => dropToken());
    unmount();
    await openSheet();
    expect(payButton('Pay $4.90')).toBeDefined();
  });
});
