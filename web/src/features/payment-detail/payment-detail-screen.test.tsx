import {
  answerDoublePayment,
  type DoublePayment,
  type DoublePaymentAnswer,
} from '@sesame/contract/shop/double-payments.ts';
import {
  getPayment,
  getReceipt,
  nextStepKinds,
  timelineSteps,
} from '@sesame/contract/shop/payment-detail.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { DETAIL_ID, paymentDetail } from '../../test/payment-detail.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { runningRenewal } from '../../test/renewals.ts';
import { speak } from '../../test/speak.ts';
import { withId } from '../../test/with-id.ts';
import { PaymentDetailScreen } from './payment-detail-screen.tsx';

const one = withId(getPayment, DETAIL_ID);
const receipt = withId(getReceipt, DETAIL_ID);

const server = freshServer();
beforeEach(() => {
  history.replaceState(null, '', `/dashboard/payments/${DETAIL_ID}`);
  server.answer(one, paymentDetail());
});
afterEach(() => {
  vi.restoreAllMocks();
  dropToken();
});

const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const open = () => renderSignedIn(<PaymentDetailScreen />);
const steps = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  ['disputed', 'On hold', 'Disputed at the bank'],
  ['partially_refunded', 'Active', 'Partly refunded'],
] as const)('says that it is %s, like the history', async (state, label, note) => {
  server.answer(one, { ...paymentDetail(), state });
  open();
  const status = (await screen.findByText(label)).closest('.grid');
  expect(status?.textContent).toBe(`${label}${note}`);
});

test('says what arrived of money in review, and that a refund did not arrive', async () => {
  const received = { amount: 4, currency: 'USD' };
  server.answer(one, { ...paymentDetail(), state: 'review', received });
  const { unmount } = open();
  expect((await screen.findByText('Received')).nextSibling?.textContent).toBe('$4.00');
  unmount();
  server.answer(one, { ...paymentDetail(), state: 'refunded', refund_owed: true });
  open();
  await screen.findByText('Refund did not arrive');
  expect(screen.queryByText('Refunded')).toBeNull();
});

test('the payment of a renewal can be undone here while the shop says so', async () => {
  const undo = { payment_id: DETAIL_ID, is_whole: false, until: '2026-06-13T12:00:00.000Z' };
  server.answer(one, { ...paymentDetail(), state: 'paid' });
  server.answer(listRenewals, [runningRenewal({ undo })]);
  open();
  await screen.findByRole('button', { name: /^Undo this renewal/ });
});

test.each([
  ['saved', /^Saved$/],
  ['not_saved', /^Not saved: .* nothing is renewed with it/],
] as const)('says of what was to be saved that it is %s', async (saving, text) => {
  server.answer(one, { ...paymentDetail(), saving });
  open();
  const label = await screen.findByText('For later payments');
  expect(label.nextSibling?.textContent).toMatch(text);
});

describe('a product that was paid twice', () => {
  const asked = {
    id: DETAIL_ID,
    other: { id: '0199a000-0000-7000-8000-000000000002', number: 'P-0THR-0001' },
    state: 'open',
    amount: 10.68,
    until: '2026-05-24T12:00:00.000Z',
    until_refunded: '2026-02-24T12:00:00.000Z',
    answers: ['keep', 'refund'] as DoublePaymentAnswer[],
  } as const;
  const answered = withId(answerDoublePayment, DETAIL_ID);
  const show = (double: Partial<DoublePayment> = {}) =>
    server.answer(one, paymentDetail({ double_payment: { ...asked, ...double } }));

  test('says what each answer means before it is given, and takes one click', async () => {
    show();
    open();
    const part = await screen.findByRole('region', { name: 'You paid twice for Askara Pro' });
    expect(part.textContent).toContain('P-7K3M-92QF and P-0THR-0001');
    expect(
      within(part)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Keep both: your access runs until 24.05.2026.',
      'Refund one: $10.68 is refunded to your original payment method. Your access then runs until 24.02.2026.',
    ]);
    server.answer(answered, { state: 'refunding' });
    show({ state: 'refunding', answers: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Refund $10.68' }));
    await screen.findByText(/The refund of \$10\.68 has been requested/);
    expect(server.callsOf(answered).map(({ body }) => body)).toEqual([
      { answer: 'refund', expected_amount: 10.68 },
    ]);
    expect(hrefOf(screen.getByRole('link', { name: 'The other payment: P-0THR-0001' }))).toBe(
      `/dashboard/payments/${asked.other.id}`,
    );
  });

  test('keeps both', async () => {
    show();
    open();
    server.answer(answered, { state: 'kept' });
    const keep = await screen.findByRole('button', { name: 'Keep both' });
    show({ state: 'kept', answers: [] });
    await userEvent.click(keep);
    await screen.findByText(/Both payments stand. Your access runs until 24.05.2026./);
    expect(server.callsOf(answered)[0]?.body).toMatchObject({ answer: 'keep' });
  });

  test('offers the balance or a ticket where the money cannot go back', async () => {
    await speak('ru');
    show({ answers: ['keep', 'balance'], until_refunded: null });
    open();
    await screen.findByText(/вернутся на баланс/);
    expect(screen.getByText(/Доступ тогда закончится/)).toBeTruthy();
    expect(hrefOf(screen.getByRole('link', { name: 'Напишите в\u00a0поддержку' }))).toBe(
      `/help-ticket-create?payment=${DETAIL_ID}`,
    );
    server.answer(answered, { state: 'refunded' });
    show({ state: 'refunded', answers: [] });
    await userEvent.click(screen.getByRole('button', { name: /Вернуть .* на\u00a0баланс/ }));
    await screen.findByText(/один платёж возвращён/);
    expect(server.callsOf(answered)[0]?.body).toMatchObject({ answer: 'balance' });
  });

  test('shows why an answer came too late, and what is true now', async () => {
    show();
    open();
    server.refuse(answered, 'double_payment_refunded');
    const keep = await screen.findByRole('button', { name: 'Keep both' });
    await userEvent.click(keep);
    expect((await screen.findByRole('alert')).textContent).toContain('doublePaymentRefunded');
    expect(server.callsOf(one).length).toBeGreaterThan(1);
  });
});

describe('the page of a payment', () => {
  test('shows the order, its history and the next step', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Payment');
    await screen.findByRole('heading', { name: 'Askara Pro: payment of 24.11.2025' });
    expect(
      (await steps()).map((step) => step?.replace(/\d\d\.\d\d\.\d{4}, \d\d:\d\d$/, '')),
    ).toEqual([
      'You placed the order',
      'The payment page was created',
      'The payment provider sent an update',
      'The full amount was received',
      'Access was granted',
    ]);
    expect(screen.getByRole('status')?.textContent).toContain('You have access until 24.02.2026.');
    expect(hrefOf(screen.getByRole('link', { name: 'Open my subscriptions' }))).toBe(
      '/dashboard/subscriptions',
    );
    const summary = screen.getByRole('heading', { name: 'Your order' }).closest('section');
    expect(summary?.textContent).toContain('Price · 3 months$12.90');
    expect(summary?.textContent).toContain('Discount · 20%−$2.67');
    expect(summary?.textContent).toContain('Total$10.68');
    expect(summary?.textContent).toContain('International card');
    expect(summary?.textContent).toContain('P-7K3M-92QF');
  });

  test('shows names in the other language', async () => {
    await speak('ru');
    open();
    await screen.findByText('Международная карта');
    expect(hrefOf(screen.getByRole('link', { name: 'К\u00a0платежам' }))).toBe(
      '/dashboard/payments',
    );
  });

  test('opens the checkout page and no other address', async () => {
    const next_step = { kind: 'pay', actions: ['open_page'] } as const;
    const waiting = paymentDetail({
      status: 'Not payed',
      is_pending: true,
      access: null,
      paid_at: null,
      paid: 0,
      has_receipt: false,
      url: 'https://bank.example/pay/1',
      next_step: { ...next_step, actions: [...next_step.actions] },
    });
    server.answer(one, waiting);
    const { client } = open();
    expect(hrefOf(await screen.findByRole('link', { name: 'Open the payment page' }))).toBe(
      'https://bank.example/pay/1',
    );
    expect(screen.queryByRole('button', { name: 'Receipt (PDF)' })).toBeNull();
    server.answer(one, paymentDetail());
    await client.invalidateQueries();
    await screen.findByText('You have access until 24.02.2026.');
    expect(screen.queryByRole('link', { name: 'Open the payment page' })).toBeNull();
  });

  test('links to a new order and to a ticket about this payment', async () => {
    server.answer(
      one,
      paymentDetail({
        status: 'Not payed',
        next_step: { kind: 'declined', actions: ['order_again', 'ticket'] },
      }),
    );
    open();
    expect(hrefOf(await screen.findByRole('link', { name: 'Order again' }))).toBe(
      '/dashboard/subscriptions?order=1&again',
    );
    expect(hrefOf(screen.getByRole('link', { name: 'Contact support' }))).toBe(
      `/help-ticket-create?payment=${DETAIL_ID}`,
    );
  });

  test('has a text for every event and every next step', async () => {
    const at = '2025-11-24T12:00:00.000Z';
    server.answer(
      one,
      paymentDetail({ timeline: timelineSteps.map((kind) => ({ kind, at, amount: 2.5 })) }),
    );
    const { client } = open();
    const shownSteps = await steps();
    expect(shownSteps).toHaveLength(timelineSteps.length);
    expect(new Set(shownSteps).size).toBe(timelineSteps.length);
    expect(shownSteps.filter((text) => text?.includes('$2.50'))).toHaveLength(2);
    for (const kind of nextStepKinds) {
      server.answer(one, paymentDetail({ next_step: { kind, actions: [] } }));
      await client.invalidateQueries();
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/\w{3}.*\.$/));
    }
  });

  test('does not call refunded what came back to the shop', async () => {
    server.answer(one, paymentDetail({ paid: 11, refunded: 5, owed: 3, refund_owed: true }));
    open();
    expect((await screen.findByText('Refunded')).nextSibling?.textContent).toBe('$2.00');
    expect(screen.getByText('Refund that did not arrive').nextSibling?.textContent).toBe('$3.00');
  });

  test('shows rubles with their rate, and paid and refunded amounts', async () => {
    server.answer(
      one,
      paymentDetail({
        paid: 11,
        refunded: 1.5,
        charge: {
          currency: 'RUB',
          amount: 867.58,
          rate: 81.23,
          rate_at: '2025-11-23T21:00:00.000Z',
          source: 'cbr',
        },
      }),
    );
    open();
    await screen.findByText(/867\.58/);
    expect(screen.getByText('Paid').nextSibling?.textContent).toContain('$11.00');
    expect(screen.getByText('Refunded').nextSibling?.textContent).toContain('$1.50');
  });

  test('shows the whole credit of a plan change, and what of it went to the balance', async () => {
    const { lines } = paymentDetail();
    server.answer(one, paymentDetail({ lines: { ...lines, credit: 7.9 }, credit_rest: 63.9 }));
    open();
    const credit = await screen.findByText('Credit for unused days');
    expect(credit.nextSibling?.textContent).toBe('−$71.80');
    expect(screen.getByText('To your balance, for orders').nextSibling?.textContent).toBe('$63.90');
  });

  test('shows a failure to load, and reloads on demand', async () => {
    server.refuse(one, 'unavailable');
    open();
    expect(screen.getByRole('status')?.textContent).toContain('Loading');
    await screen.findByRole('alert');
    server.answer(one, paymentDetail());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Access was granted');
  });

  test('shows the same for another buyer’s payment and an unknown one', async () => {
    server.refuse(one, 'not_found');
    open();
    await screen.findByRole('heading', { name: 'Payment not found' });
    expect(screen.getAllByRole('link', { name: 'Back to payments' })).toHaveLength(2);
  });

  test('links to the fiscal receipts', async () => {
    const fiscal_receipts = (['payment', 'refund'] as const).map((kind) => ({
      kind,
      url: `https://ofd.example/${kind}`,
      registered_at: null,
    }));
    server.answer(one, paymentDetail({ fiscal_receipts }));
    open();
    const links = await screen.findAllByRole('link', { name: /^Fiscal receipt/ });
    expect(links.map(hrefOf)).toEqual(fiscal_receipts.map(({ url }) => url));
  });

  test('saves the receipt in the page’s language, and reports a failure', async () => {
    const saved: string[] = [];
    URL.createObjectURL = vi.fn(() => 'blob:receipt');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    server.respond(receipt, () => new Response('%PDF-', { status: 200 }));
    await speak('ru');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Квитанция (PDF)' }));
    await waitFor(() => expect(saved).toEqual([`receipt-${DETAIL_ID.slice(0, 8)}.pdf`]));
    expect(server.callsOf(receipt)[0]?.url.search).toBe('?format=pdf&language=ru');
    server.refuse(receipt, 'unavailable');
    await userEvent.click(screen.getByRole('button', { name: 'Квитанция (HTML)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Квитанция не\u00a0скачалась');
    expect(saved).toHaveLength(1);
  });
});
