import { resolveAlert } from '@sesame/contract/console/alerts.ts';
import {
  approveConfirmation,
  type Confirmation,
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/console/payments/confirmations.ts';
import {
  previewEvidence,
  sendDisputeEvidence,
} from '@sesame/contract/console/payments/disputes.ts';
import type { OperatorNextStep } from '@sesame/contract/console/payments/next-step.ts';
import { getAnyPayment, revealWebhook } from '@sesame/contract/console/payments/payment-detail.ts';
import {
  type ListedPayment,
  listAllPayments,
  listPaymentFilters,
} from '@sesame/contract/console/payments/payment-list.ts';
import {
  dismissDoublePayment,
  previewRefund,
  resolveRefund,
} from '@sesame/contract/console/payments/payments.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePayment } from '../../../test/console-payment.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PaymentScreen } from './payment-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

const ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  localStorage.clear();
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

const other = { id: '019a0000-0000-7000-8000-00000000ffff', number: 'P-TW1N-0000' };

const disputed = {
  kind: 'answer_dispute',
  amount: 5.07,
  due_at: null,
  is_inquiry: false,
  is_reported: true,
  takes: [] as ('evidence' | 'accept')[],
} as const;

test.each<[OperatorNextStep, RegExp, string | null]>([
  [{ kind: 'none' }, /^No action needed/, null],
  [{ kind: 'wait' }, /Waiting for the gateway/, null],
  [{ kind: 'follow_refund', overdue: false }, /refund is in progress/, null],
  [{ kind: 'follow_refund', overdue: true }, /has not said for a day/, null],
  [{ kind: 'check_transfer' }, /proof of payment is waiting/, null],
  [{ kind: 'pay_owed', amount: 5.07 }, /still owed \$5\.07/, 'Refund $5.07 again'],
  [{ ...disputed, due_at: AT }, /disputes \$5\.07\. Respond at the gateway by 10\.03\.2026/, null],
  [{ ...disputed, is_reported: false }, /at the gateway, then/, 'Dispute lost'],
  [
    { ...disputed, due_at: AT, takes: ['evidence', 'accept'] },
    /Answer with evidence by 10\.03\.2026/,
    'Accept the dispute',
  ],
  [{ ...disputed, is_inquiry: true, due_at: AT }, /bank asks about this payment/, null],
  [{ kind: 'await_dispute', amount: 5.07 }, /dispute about \$5\.07 is under review/, null],
  [
    { kind: 'refund_warned', amount: 5.07, access: 'revoke', alert: 7 },
    /bank reports fraud/,
    'Refund $5.07',
  ],
  [{ kind: 'refund_surplus', amount: 4, access: 'keep' }, /paid \$4\.00 too much/, 'Refund $4.00'],
  [
    { kind: 'refund_double', amount: 5.07, access: 'revoke', payment: other, asked: true },
    /was asked whether to keep both.*P-TW1N-0000/,
    'Refund $5.07 in full',
  ],
  [
    { kind: 'see_double', payment: other, asked: false },
    /later payment is being refunded.*P-TW1N-0000/,
    'Dismiss',
  ],
  [{ kind: 'retry_refund', amount: 3, access: 'keep' }, /refund of \$3\.00 failed/, 'Refund $3.00'],
  [{ kind: 'deliver', count: 2, subscription_id: ID }, /2 links have not been delivered/, null],
  [{ kind: 'answer_ticket', ticket: ID, number: 1001 }, /Open ticket #1001/, null],
  [
    { kind: 'resolve_alert', alert: 7, about: 'payment_late' },
    /^Late payment.*an alert is open/,
    'Resolve alert',
  ],
])('says what to do next: %o', async (next_step, text, action) => {
  server.answer(ofPayment(getAnyPayment), consolePayment({ next_step }));
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'owner' });
  await waitFor(() => expect(noteOf(text)).toBeTruthy());
  if (action !== null) await screen.findByRole('button', { name: action });
});

/** The innermost element whose whole text matches. */
function noteOf(text: RegExp): Element | undefined {
  return [...document.querySelectorAll('main span, span')].find((one) =>
    text.test(one.textContent ?? ''),
  );
}

test('opens the refund that the next step asks for, and the full one otherwise', async () => {
  const next_step = { kind: 'refund_surplus', amount: 4, access: 'keep' } as const;
  server.answer(ofPayment(getAnyPayment), consolePayment({ paid: 14.32, next_step }));
  server.answer(ofPayment(previewRefund), null as never);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund $4.00' }));
  const amount = () =>
    within(screen.getByRole('dialog', { hidden: true })).getByLabelText<HTMLInputElement>(
      'Amount, $',
    ).value;
  expect(amount()).toBe('4.00');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect(amount()).toBe('14.32');
});

test.each([
  [
    'later',
    { kind: 'refund_double', amount: 5, access: 'revoke', payment: other, asked: true },
    ID,
  ],
  ['earlier', { kind: 'see_double', payment: other, asked: true }, other.id],
] as const)(
  'dismisses the question about two payments on the %s one',
  async (_, next_step, later) => {
    const dismissal = withId(dismissDoublePayment, later);
    const double = { later_id: later, policy: 'ask', decided_by: null, decided_at: null } as const;
    const second = {
      ...other,
      created_at: AT,
      duration: '3 mons',
      total: 10.32,
      state: 'paid',
    } as const;
    const related = [{ ...second, double: { ...double, state: 'open' as const } }];
    server.answer(ofPayment(getAnyPayment), consolePayment({ next_step, related }));
    server.answer(dismissal, { state: 'paid', captured: 10, refunded: 0, owed: 0, refunds: [] });
    renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
    expect(await screen.findByText('waiting for the buyer')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = await screen.findByRole('dialog');
    await typeText(within(dialog).getByLabelText('Reason'), 'Both were wanted');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(dismissal)[0]?.body).toEqual({ reason: 'Both were wanted' });
  },
);

test('resolves the alert of the next step', async () => {
  const route = { ...resolveAlert, path: resolveAlert.path.replace(':id', '7') };
  const next_step = { kind: 'resolve_alert', alert: 7, about: 'payment_late' } as const;
  server.answer(ofPayment(getAnyPayment), consolePayment({ next_step }));
  server.answer(route, null as never);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'owner' });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve alert' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'Seen');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve alert', hidden: true }));
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Seen' }));
});

test('shows the decision first when money is held', async () => {
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({
      state: 'review',
      review_reason: 'underpaid',
      next_step: {
        kind: 'decide_review',
        received: { amount: 5, currency: 'EUR' },
        expected: { amount: 10.32, currency: 'USD' },
      },
    }),
  );
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  expect(await screen.findByText(/Received €5\.00, expected \$10\.32/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy();
});

test('shows the values of each event with labels, and the raw data, on demand', async () => {
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
  await screen.findByText('Held for review');
  expect(screen.queryByText('Raw data')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show technical rows' }));
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
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '1.03.2026' } });
  const since = new Date(2026, 2, 1).toISOString();
  await waitFor(() =>
    expect(server.callsOf(listAllPayments).at(-1)?.url.searchParams.get('since')).toBe(since),
  );
  expect(server.callsOf(listAllPayments.count).at(-1)?.url.searchParams.get('since')).toBe(since);
  // The year is still being typed.
  const to = screen.getByLabelText('To');
  fireEvent.change(to, { target: { value: '05.03.20' } });
  expect(location.search).toBe('?days=2026-03-01..');
  expect(screen.queryByText('A date such as 24.11.2026')).toBeNull();
  fireEvent.blur(to);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('A date such as 24.11.2026');
  fireEvent.change(to, { target: { value: '28.02.2026' } });
  screen.getByText('The last day is before the first');
  expect(location.search).toBe('?days=2026-03-01..');
  fireEvent.change(to, { target: { value: '05.03.2026' } });
  fireEvent.blur(to);
  expect(to.getAttribute('aria-invalid')).toBeNull();
  expect(location.search).toBe('?days=2026-03-01..2026-03-05');
  // The first click in the calendar begins a new range, in either order.
  await userEvent.click(screen.getByLabelText('Open calendar: Date range'));
  await userEvent.click(await screen.findByLabelText('Tuesday, March 10, 2026'));
  screen.getByText('Choose the last day');
  expect(location.search).toBe('?days=2026-03-01..2026-03-05');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  expect(location.search).toBe('?days=2026-03-02..2026-03-10');
  expect(screen.queryByLabelText('Calendar')).toBeNull();
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
    outcomes: ['paid_back' as const, 'not_paid_back' as const],
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
  // Its gateway leaves it open, so an operator says how it ended.
  const resolve = { ...withId(resolveRefund, ID) };
  const route = { ...resolve, path: resolve.path.replace(':refund', refund.id) };
  server.answer(route, { state: 'paid', captured: 1, refunded: 0, owed: 0, refunds: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'It did not go back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await typeText(dialog.getByLabelText('Reason'), 'The bank wrote so');
  await userEvent.click(dialog.getByRole('button', { name: 'It did not go back' }));
  await waitFor(() =>
    expect(server.callsOf(route).map(({ body }) => body)).toEqual([
      { outcome: 'not_paid_back', reason: 'The bank wrote so' },
    ]),
  );
});

const dispute = {
  reference: 'dp_7',
  state: 'needs_answer',
  is_inquiry: false,
  reason: 'not_received',
  words: 'needs_response, product_not_received',
  amount: { amount: 10.32, currency: 'USD' },
  due_at: AT,
  opened_at: AT,
  changed_at: AT,
  takes: ['evidence', 'accept'] as ('evidence' | 'accept')[],
  answer: null,
} as const;

test('shows a dispute with its reason in plain words, what helps, and what became of the answer', async () => {
  const answer = {
    id: '019a0000-0000-7000-8000-00000000eeee',
    kind: 'evidence',
    state: 'failed',
    operator: 'Anna',
    note: 'They used it daily.',
    attachment: 'chat.pdf',
    has_file: true,
    failure: 'Stripe request failed: dispute_closed',
    created_at: AT,
    sent_at: null,
  } as const;
  const payment = consolePayment({ state: 'disputed', disputes: [{ ...dispute, answer }] });
  server.answer(ofPayment(getAnyPayment), payment);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  expect(await screen.findByText('Waits for your answer')).toBeTruthy();
  const texts = [/did not get access/, /Show when access was delivered/, dispute.words];
  for (const text of [...texts, /refused the answer of/, answer.failure, answer.note, 'chat.pdf']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('answers a dispute with the evidence that it shows, and a text', async () => {
  const ofDispute = <R extends RouteSpec>(route: R): R => {
    const one = ofPayment(route);
    return { ...one, path: one.path.replace(':reference', dispute.reference) };
  };
  const send = ofDispute(sendDisputeEvidence);
  const step = { ...disputed, takes: ['evidence' as const, 'accept' as const] };
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ state: 'disputed', next_step: step, disputes: [dispute] }),
  );
  server.answer(ofDispute(previewEvidence), {
    title: 'Evidence',
    made_at: AT,
    sections: [{ title: 'Deliveries', rows: [['VPN', 'delivered 2026-03-10 12:00 UTC']] }],
  });
  server.answer(send, dispute);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer with evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('delivered 2026-03-10 12:00 UTC')).toBeTruthy();
  await typeText(dialog.getByLabelText('Your words to the bank'), 'It was delivered.');
  await typeText(dialog.getByLabelText('Reason'), 'The access was used');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the gateway' }));
  await waitFor(() =>
    expect(server.callsOf(send).map(({ body }) => body)).toEqual([
      { note: 'It was delivered.', file: null, reason: 'The access was used' },
    ]),
  );
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
  await userEvent.click(await screen.findByRole('switch', { name: 'Show technical rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show: evt-7' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'A complaint');
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
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ state: 'expired', next_step: { kind: 'none' } }),
  );
  server.answer(route, confirmation({ state: 'settled' }));
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm manually' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Transaction ID at the gateway or bank'), 'B-7');
  await typeText(dialog.getByLabelText('Reason'), 'On the statement');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm manually', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(route)[0]?.body).toEqual({
      reference: 'B-7',
      reason: 'On the statement',
    }),
  );
});

test('lets a second operator approve, and the first one only withdraw', async () => {
  server.answer(
    ofPayment(getAnyPayment),
    consolePayment({ state: 'pending', next_step: { kind: 'decide_confirmation' } }),
  );
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
  await typeText(dialog.getByLabelText('Reason'), 'Seen too');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve', hidden: true }));
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Seen too' }));
  unmount();
  server.answer(listConfirmations, [confirmation({ own: true })]);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${ID}`, role: 'finance' });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm manually' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
