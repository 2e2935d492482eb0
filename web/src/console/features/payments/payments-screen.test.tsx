import {
  approveConfirmation,
  type Confirmation,
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/console/payments/confirmations.ts';
import { getAnyPayment, revealWebhook } from '@sesame/contract/console/payments/payment-detail.ts';
import {
  type ListedPayment,
  listAllPayments,
  listPaymentFilters,
} from '@sesame/contract/console/payments/payment-list.ts';
import { dismissDoublePayment } from '@sesame/contract/console/payments/payments.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePayment } from '../../../test/console-payment.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { withId } from '../../../test/with-id.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

const ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listPaymentFilters, { methods: [], products: [] });
  server.answer(listAllPayments.count, { count: 10_000, more: true });
  server.answer(listConfirmations, []);
  await speak('en');
});

/** A route with the payment's id in its path. */
const ofPayment = <R extends RouteSpec>(route: R): R => withId(route, ID);

function listed(over: Partial<ListedPayment> = {}): ListedPayment {
  return {
    id: ID,
    number: 'P-7K3M-92QF',
    created_at: AT,
    user: {
      id: '019a0000-0000-7000-8000-000000000001',
      username: '<b>anna</b>',
      email: 'anna@shop.example',
    },
    product_id: 1,
    title: 'Askara Pro',
    pictures: [],
    duration: '3 mons',
    gateway: 'card',
    method: 'International card',
    method_ru: 'Карта',
    promocode: 'AUTUMN20',
    total: 10.32,
    refunded: 0,
    state: 'paid',
    flagged: true,
    ...over,
  };
}

test('lists payments as text with links, and queries the filters', async () => {
  server.answer(listAllPayments, [listed()]);
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  const table = await screen.findByRole('table', { name: 'Payments, newest first' });
  expect(table.textContent).toContain('<b>anna</b>');
  expect(table.textContent).toContain('$10.32');
  expect(table.textContent).toContain('Flagged');
  expect(within(table).getByRole('link').getAttribute('href')).toBe(`/admin/payments/${ID}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'disputed');
  await waitFor(() =>
    expect(server.callsOf(listAllPayments).at(-1)?.url.searchParams.get('state')).toBe('disputed'),
  );
});

test('shows an empty list and a failed request', async () => {
  server.answer(listAllPayments, []);
  const { unmount } = renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  unmount();
  server.refuse(listAllPayments, 'unavailable');
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('offers no actions to a read-only role', async () => {
  server.answer(ofPayment(getAnyPayment), consolePayment());
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'support' });
  expect(await screen.findByText('No action needed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync with gateway' })).toBeNull();
});

test('does not say that nothing is to be done if there is a second payment or an open alert', async () => {
  const duplicate = {
    id: '019a0000-0000-7000-8000-00000000ffff',
    number: 'P-TW1N-0000',
    created_at: AT,
    duration: '3 mons',
    total: 10.32,
    state: 'paid' as const,
    double: {
      later_id: ID,
      policy: 'ask' as const,
      state: 'open' as const,
      decided_by: null,
      decided_at: null,
    },
  };
  const alert = { id: 1, kind: 'payment_late', created_at: AT, open: true };
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ related: [duplicate], alerts: [alert] }),
  );
  const { unmount } = renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await screen.findByText(/was asked whether to keep both/);
  expect(screen.getByText('waiting for the buyer')).toBeTruthy();
  expect(screen.queryByText('No action needed.')).toBeNull();
  unmount();
  const decided = { state: 'refunded', decided_by: 'buyer', decided_at: AT } as const;
  const refunded = {
    ...duplicate,
    state: 'refunded' as const,
    double: { ...duplicate.double, ...decided },
  };
  server.answer(ofPayment(getAnyPayment), consolePayment({ related: [refunded], alerts: [alert] }));
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await screen.findByText('An alert about this payment is open.');
  expect(screen.getByText('one refunded (by the buyer)')).toBeTruthy();
  expect(screen.queryByText('No action needed.')).toBeNull();
});

test('dismisses the question about a payment that was made twice, with a reason', async () => {
  const other = '019a0000-0000-7000-8000-00000000ffff';
  const double = { policy: 'ask', state: 'open', decided_by: null, decided_at: null } as const;
  const second = {
    ...{ id: other, number: 'P-TW1N-0000', created_at: AT, duration: '3 mons', total: 10.32 },
    ...{ state: 'paid' as const, double: { ...double, later_id: other } },
  };
  const dismissal = withId(dismissDoublePayment, other);
  server.answer(ofPayment(getAnyPayment), consolePayment({ related: [second] }));
  server.answer(dismissal, { state: 'paid', captured: 10, refunded: 0, owed: 0, refunds: [] });
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Both were wanted');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(dismissal)[0]?.body).toEqual({ reason: 'Both were wanted' });
});

test('shows the decision first when money is held', async () => {
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ state: 'review', review_reason: 'underpaid', next_step: 'decide_review' }),
  );
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  expect(await screen.findByText(/Accept or return it/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy();
});

test('shows the values of each event with labels, and the raw data', async () => {
  const other = '019a0000-0000-7000-8000-00000000ffff';
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({
      events: [
        { kind: 'ordered', detail: {}, at: AT },
        { kind: 'canceled', detail: { from: 'pending', by: 'newer_order' }, at: AT },
        {
          kind: 'review',
          detail: {
            from: 'canceled',
            reason: 'order',
            report: { orderId: other, state: 'paid', capturedMinor: 990, capturedCurrency: 'USD' },
          },
          at: AT,
        },
        { kind: 'newer_kind', detail: { hint: '<b>bold</b>' }, at: AT },
      ],
    }),
  );
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  const facts = async (label: string) =>
    (await screen.findAllByText(label)).map((name) => name.nextElementSibling?.textContent);
  expect(await facts('Previous status')).toEqual(['Processing', 'Canceled']);
  expect(await facts('By')).toEqual(['newer order']);
  expect(await facts('Reason')).toContain('Order does not match');
  expect(await facts('Received by the gateway')).toEqual(['$9.90']);
  expect(await facts('hint')).toEqual(['<b>bold</b>']);
  expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(
    `/admin/payments/${other}`,
  );
  const written = screen.getAllByText('Raw data');
  expect(written).toHaveLength(3);
  expect(written[0]?.parentElement?.textContent).toContain('"by": "newer_order"');
});

test('filters by a date range, and shows the total', async () => {
  server.answer(listAllPayments, [listed()]);
  renderConsole(server, <PaymentsScreen />, { at: '/admin/payments' });
  expect(await screen.findByText('1–1 of more than 10,000')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  const since = new Date(2026, 2, 1).toISOString();
  await waitFor(() =>
    expect(server.callsOf(listAllPayments).at(-1)?.url.searchParams.get('since')).toBe(since),
  );
  expect(server.callsOf(listAllPayments.count).at(-1)?.url.searchParams.get('since')).toBe(since);
  // The year is still being typed.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '0002-03-05' } });
  expect(location.search).toBe('?days=2026-03-01..');
  await userEvent.click(screen.getByRole('button', { name: 'Clear date range' }));
  expect(location.search).toBe('');
});

test('shows texts for its codes', async () => {
  const refund = {
    id: ID,
    purpose: 'refund',
    method: 'gateway',
    access: 'shorten',
    amount: 1,
    sum: { amount: 1, currency: 'USD' },
    state: 'unknown',
    reason: '<b>half</b>',
    reference: null,
    failure: null,
    operator: 'Anna',
    requested_by: 'operator' as const,
    created_at: AT,
    changed_at: AT,
  };
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ flags: ['manual', 'newer_flag'], country: 'DE', refunds: [refund] }),
  );
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await screen.findByText('Manual');
  for (const text of ['newer_flag', 'Germany', 'Refund: Original method, access shortened']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('<b>half</b> (Anna)')).toBeTruthy();
});

test('shows the content of a webhook after a reason was given', async () => {
  const route = {
    ...revealWebhook,
    path: revealWebhook.path.replace(':id', ID).replace(':webhook', '7'),
  };
  const webhook = {
    id: 7,
    key: 'evt-7',
    received_at: AT,
    applied_at: AT,
    outcome: 'applied',
    attempts: 0,
    error: null,
  };
  server.answer(ofPayment(getAnyPayment), consolePayment({ webhooks: [webhook] }));
  server.answer(route, { body: '{"a": "<b>"}', redacted: 2 });
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Show: evt-7' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A complaint');
  await userEvent.click(dialog.getByRole('button', { name: 'Show', hidden: true }));
  expect(await dialog.findByText('{"a": "<b>"}')).toBeTruthy();
  expect(dialog.getByText('2 secret values are hidden.')).toBeTruthy();
  expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'A complaint' });
});

function confirmation(over: Partial<Confirmation> = {}): Confirmation {
  return {
    id: '019a0000-0000-7000-8000-00000000cccc',
    payment_id: ID,
    username: 'anna',
    title: 'Askara Pro',
    total: 210,
    reference: 'B-7',
    reason: 'On the statement',
    state: 'waiting',
    requested: { name: 'Boris', at: AT },
    own: false,
    expires_at: AT,
    decided: null,
    ...over,
  };
}

test('manually confirms a payment that the gateway does not know', async () => {
  const route = ofPayment(confirmPayment);
  server.answer(ofPayment(getAnyPayment), consolePayment({ state: 'expired', next_step: 'none' }));
  server.answer(route, confirmation({ state: 'settled' }));
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm manually' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Transaction ID at the gateway or bank'), 'B-7');
  await userEvent.type(dialog.getByLabelText('Reason'), 'On the statement');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm manually', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(route)[0]?.body).toEqual({
      reference: 'B-7',
      reason: 'On the statement',
    }),
  );
});

test('lets a second operator approve, and the first one only withdraw', async () => {
  server.answer(ofPayment(getAnyPayment), consolePayment({ state: 'pending', next_step: 'wait' }));
  server.answer(listConfirmations, [confirmation()]);
  const route = withId(approveConfirmation, confirmation().id);
  server.answer(route, confirmation({ state: 'settled' }));
  const { unmount } = renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${ID}`,
    role: 'finance',
  });
  await screen.findByText(/Confirmed manually by Boris/);
  expect(screen.queryByText(/Use “Sync with gateway”/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Seen too');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve', hidden: true }));
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Seen too' }));
  unmount();
  server.answer(listConfirmations, [confirmation({ own: true })]);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm manually' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
