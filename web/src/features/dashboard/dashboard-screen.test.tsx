import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { answerDoublePayment, type DoublePayment } from '@sesame/contract/shop/double-payments.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { cancelPayment, isPaymentPending, listPayments } from '@sesame/contract/shop/payments.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { runtimeConfig } from '../../api/client/config.ts';
import { createQueryClient } from '../../api/client/query-client.ts';
import { routeKey } from '../../api/client/route-query.ts';
import { paymentDetail } from '../../test/payment-detail.ts';
import { runningRenewal } from '../../test/renewals.ts';
import {
  askara,
  buyer,
  codelark,
  fakeShop,
  paid,
  pendingPayment,
  subscription,
} from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { typeText } from '../../test/user/type-text.ts';
import { withId } from '../../test/with-id.ts';
import { openDashboard } from './dashboard.driver.tsx';

const AT = '2026-05-24T12:00:00.000Z';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  shop = fakeShop();
  await speak('en');
});

describe('a product that was paid twice', () => {
  test('is asked about above the subscriptions, and its outcome stays', async () => {
    const id = '0199a000-0000-7000-8000-000000000001';
    const asked = {
      ...{ id, state: 'open', amount: 10.68, until: AT, until_refunded: AT },
      ...{ other: { id, number: 'P-0THR-0001' }, answers: ['keep', 'refund'] },
    } satisfies DoublePayment;
    shop.answer(listPayments, [paid({ id, asks_double: true })]);
    shop.answer(withId(getPayment, id), paymentDetail({ double_payment: asked }));
    openDashboard();
    const keep = await screen.findByRole('button', { name: 'Keep both' });
    const answer = withId(answerDoublePayment, id);
    shop.answer(answer, { state: 'kept' });
    shop.answer(listPayments, [paid({ id })]);
    const kept = { ...asked, state: 'kept', answers: [] } satisfies DoublePayment;
    shop.answer(withId(getPayment, id), paymentDetail({ double_payment: kept }));
    await userEvent.click(keep);
    await screen.findByText(/Both payments stand/);
    expect(shop.callsOf(answer)).toHaveLength(1);
  });

  test('is not looked up for other payments', async () => {
    shop.answer(listPayments, [paid()]);
    openDashboard();
    await screen.findByText("You don't have any active subscriptions");
    expect(shop.callsOf(withId(getPayment, paid().id))).toEqual([]);
  });
});

test('a card appears together with how it renews, so that nothing moves', async () => {
  let respond: (response: Response) => void = () => {};
  const own = subscription();
  shop.answer(listActiveSubscriptions, [own]);
  shop.respond(listRenewals, () => new Promise<Response>((resolve) => (respond = resolve)));
  openDashboard();
  await waitFor(() => expect(shop.callsOf(listActiveSubscriptions)).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('article')).toBeNull();
  respond(Response.json([runningRenewal({ subscription_id: own.id })]));
  const card = await screen.findByRole('article');
  within(card).getByText(/^Renews on/);
});

describe('money that does not match its order', () => {
  test('is shown as under review, without any action', async () => {
    shop.answer(isPaymentPending, {
      is_pending: true,
      payments: [pendingPayment({ in_review: true, url: null })],
    });
    openDashboard();
    expect(await screen.findByText('Payment under review')).toBeDefined();
    expect(screen.getByText(/Your money is safe/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
  });
});

describe('a bank transfer', () => {
  const end = new Date(Date.now() + 3_600_000);
  const hour = String(end.getHours()).padStart(2, '0');

  test.each([
    ['waiting', 'Waiting for your transfer', /^Until .+, /],
    ['checking', 'Your proof of payment is being checked', /less than a day/],
    ['refused', 'The proof of payment was not accepted', new RegExp(`^Until .+, ${hour}:`)],
  ] as const)('that is %s shows its state and links to its page', async (transfer, title, text) => {
    const payment = pendingPayment({ transfer, expires_at: end.toISOString() });
    shop.answer(isPaymentPending, { is_pending: true, payments: [payment] });
    openDashboard();
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/15 minutes/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Open the transfer' });
    expect(link.getAttribute('href')).toBe(`/buy-loading-cis?payment=${payment.id}`);
  });
});

describe('a pending payment', () => {
  beforeEach(() => {
    shop.answer(isPaymentPending, { is_pending: true, payments: [pendingPayment()] });
  });

  test('shows its state and opens its page again', async () => {
    openDashboard();
    expect(await screen.findByText('Payment is being processed')).toBeDefined();
    expect(screen.getByText('Askara Pro, 3 months')).toBeDefined();
    expect(screen.getByText('$10.68')).toBeDefined();
    const again = screen.getByRole('link', { name: 'Open the payment page again' });
    expect(again.getAttribute('href')).toBe('https://bank.example/pay/1');
    expect(again.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('is replaced by its result', async () => {
    const { client } = openDashboard();
    await screen.findByText('Payment is being processed');
    shop.answer(isPaymentPending, { is_pending: false, payments: [] });
    shop.answer(listActiveSubscriptions, [subscription()]);
    await act(() => client.refetchQueries());
    expect(await screen.findByText('89 days left')).toBeDefined();
    expect(screen.queryByText('Payment is being processed')).toBeNull();
  });

  test('can be canceled', async () => {
    openDashboard();
    shop.answer(cancelPayment, {});
    const button = await screen.findByRole('button', { name: 'Cancel payment' });
    shop.answer(isPaymentPending, { is_pending: false, payments: [] });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Payment is being processed')).toBeNull());
    expect(shop.callsOf(cancelPayment)[0]?.body).toEqual({ payment_id: pendingPayment().id });
  });

  test('shows why it can no longer be canceled', async () => {
    openDashboard();
    shop.refuse(cancelPayment, 'payment_not_cancelable');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect((await screen.findByRole('alert')).textContent).toContain('said by the server');
  });
});

describe('the catalogue', () => {
  test('filters by title in any case, shows the number of results, and can be cleared', async () => {
    openDashboard();
    await screen.findByRole('button', { name: 'Order Askara Pro' });
    const search = screen.getByRole('searchbox', { name: 'Search services' });
    await typeText(search, 'CODE');
    expect(screen.queryByRole('heading', { name: 'Askara Pro' })).toBeNull();
    expect(screen.getByText('1 service found')).toBeDefined();
    await typeText(search, 'x');
    expect(screen.getByText('Nothing found for “CODEx”')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('heading', { name: 'Askara Pro' })).toBeDefined();
  });

  test('filters by availability', async () => {
    openDashboard();
    await screen.findByRole('button', { name: 'Order Askara Pro' });
    await userEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    expect(screen.queryByRole('heading', { name: 'Askara Pro' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Codelark' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Active' }));
    expect(screen.getByRole('heading', { name: 'Askara Pro' })).toBeDefined();
  });

  test('does not let an inactive product be ordered', async () => {
    openDashboard();
    const card = (await screen.findByRole('heading', { name: 'Codelark' })).closest('article');
    if (!card) throw new Error('a product is an article');
    expect(within(card).getByText('Inactive')).toBeDefined();
    expect(within(card).getByRole('button').hasAttribute('disabled')).toBe(true);
  });

  test('marks what is owned', async () => {
    shop.answer(listActiveSubscriptions, [subscription()]);
    openDashboard();
    const heading = await screen.findByRole('button', { name: 'Order Askara Pro' });
    expect(heading.closest('article')?.textContent).toContain('Subscribed');
  });

  test('shows prices, and the price per month from the second row on', async () => {
    openDashboard();
    const table = await screen.findByRole('list', { name: /Askara Pro/ });
    expect(
      within(table)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      '1 month$4.90',
      '3 months$4.30\u00a0/\u00a0month$12.90',
      '12 months$3.67\u00a0/\u00a0month$44.00',
    ]);
  });

  test('can be reloaded after a failure', async () => {
    shop.silence(listSubPlans);
    openDashboard();
    expect(await screen.findByText('Services did not load')).toBeDefined();
    shop.answer(listSubPlans, [askara(), codelark()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Order Askara Pro' })).toBeDefined();
  });

  test('say that the server is busy at its first refusal, while further attempts run', async () => {
    shop.refuse(listSubPlans, 'unavailable');
    openDashboard(createQueryClient());
    expect(await screen.findByText('Services did not load')).toBeDefined();
    const asked = shop.callsOf(listSubPlans).length;
    shop.answer(listSubPlans, [askara(), codelark()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Order Askara Pro' })).toBeDefined();
    expect(shop.callsOf(listSubPlans)).toHaveLength(asked + 1);
  });

  test('preloads the order sheet, then opens it', async () => {
    const { onOrder, onOrderIntent } = openDashboard();
    const button = await screen.findByRole('button', { name: 'Order Askara Pro' });
    await userEvent.hover(button);
    expect(onOrderIntent).toHaveBeenCalled();
    await userEvent.click(button);
    expect(onOrder).toHaveBeenCalledWith(1, { withCoupon: false, again: false });
  });
});

describe('the reminder to confirm the email', () => {
  const reminder = /Confirm your email/;
  const unconfirmed = () => shop.answer(getUser, { ...buyer, email_confirmed: false });
  const isAbove = (heading: string) =>
    Boolean(
      screen
        .getByText(reminder)
        .compareDocumentPosition(screen.getByRole('heading', { name: heading })) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    );

  test('is below the products for newcomers, and above all once there is access', async () => {
    unconfirmed();
    const { client } = openDashboard();
    await screen.findByText(reminder);
    expect(isAbove('All services')).toBe(false);
    act(() => client.setQueryData(routeKey(listActiveSubscriptions, {}), [subscription()]));
    await screen.findByText('89 days left');
    await screen.findByText(reminder);
    expect(isAbove('All services')).toBe(true);
  });

  test('is hidden once it is confirmed, and in a shop that sends no mails', async () => {
    openDashboard();
    await screen.findByRole('heading', { name: 'Askara Pro' });
    expect(screen.queryByText(reminder)).toBeNull();
    cleanup();
    unconfirmed();
    runtimeConfig.mail = false;
    openDashboard();
    await screen.findByRole('heading', { name: 'Askara Pro' });
    expect(screen.queryByText(reminder)).toBeNull();
    runtimeConfig.mail = true;
  });
});
