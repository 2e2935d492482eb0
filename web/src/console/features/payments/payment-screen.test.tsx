import { resolveAlert } from '@sesame/contract/console/alerts/alerts.ts';
import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import {
  getConsolePayment,
  revealWebhook,
} from '@sesame/contract/console/payments/payment-detail.ts';
import {
  dismissDoublePayment,
  previewRefund,
  resolveRefund,
} from '@sesame/contract/console/payments/payments.ts';
import { readTransfer } from '@sesame/contract/console/payments/transfers.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../test/console-payment.ts';
import { consoleTransfer } from '../../../test/console-transfer.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PaymentScreen } from './payment-screen.tsx';

const AT = '2026-03-10T12:00:00.000Z';

const server = freshServer();
beforeEach(() => {
  localStorage.clear();
  server.answer(listConfirmations, []);
});

/** A route with the payment's id in its path. */
const ofPayment = <R extends RouteSpec>(route: R): R => withId(route, PAYMENT_ID);

test('offers no actions to a read-only role', async () => {
  server.answer(ofPayment(getConsolePayment), consolePayment());
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'support',
  });
  expect(await screen.findByText('No action needed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync with gateway' })).toBeNull();
});

test('shows the proofs of a bank transfer, to roles that may see them', async () => {
  server.answer(ofPayment(getConsolePayment), consolePayment({ provider: 'transfer' }));
  server.answer(ofPayment(readTransfer), consoleTransfer());
  const show = (role: 'finance' | 'support') =>
    renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}`, role });
  const { unmount } = show('support');
  await screen.findByText('No action needed.');
  expect(server.callsOf(ofPayment(readTransfer))).toEqual([]);
  unmount();
  show('finance');
  await screen.findByRole('button', { name: /^Download proof/ });
});

const other = { id: '019a0000-0000-7000-8000-00000000ffff', number: 'P-TW1N-0000' };

test('opens the refund that the next step asks for, and the full one otherwise', async () => {
  const next_step = { kind: 'refund_surplus', amount: 4, access: 'keep' } as const;
  server.answer(ofPayment(getConsolePayment), consolePayment({ paid: 14.32, next_step }));
  server.answer(ofPayment(previewRefund), null as never);
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'finance',
  });
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
    PAYMENT_ID,
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
    server.answer(ofPayment(getConsolePayment), consolePayment({ next_step, related }));
    server.answer(dismissal, { state: 'paid', captured: 10, refunded: 0, owed: 0, refunds: [] });
    renderConsole(server, <PaymentScreen />, {
      at: `/admin/payments/${PAYMENT_ID}`,
      role: 'finance',
    });
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
  server.answer(ofPayment(getConsolePayment), consolePayment({ next_step }));
  server.answer(route, null as never);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}`, role: 'owner' });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve alert' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'Seen');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve alert', hidden: true }));
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Seen' }));
});

test('shows the decision first when money is held', async () => {
  server.answer(
    ofPayment(getConsolePayment),
    consolePayment({
      state: 'review',
      review_reason: 'underpaid',
      captured: null,
      next_step: {
        kind: 'decide_review',
        received: { amount: 5, currency: 'EUR' },
        expected: { amount: 10.32, currency: 'USD' },
      },
    }),
  );
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'finance',
  });
  expect(await screen.findByText(/Received €5\.00, expected \$10\.32/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy();
  // Not only in the advice: the money panel counts it too.
  expect(screen.getByText('Received').parentElement?.textContent).toContain('€5.00');
});

test('shows the values of each event with labels, and the raw data, on demand', async () => {
  const other = '019a0000-0000-7000-8000-00000000ffff';
  server.answer(
    ofPayment(getConsolePayment),
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
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}` });
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

test('shows texts for its codes', async () => {
  const refund = {
    id: PAYMENT_ID,
    purpose: 'refund',
    method: 'gateway',
    access: 'shorten',
    amount: 1,
    sum: { amount: 1, currency: 'USD' },
    state: 'unknown',
    reason: '<b>half</b>',
    reference: null,
    failure: 'bounced',
    operator: 'Anna',
    requested_by: 'operator' as const,
    outcomes: ['paid_back' as const, 'not_paid_back' as const],
    created_at: AT,
    changed_at: AT,
  };
  server.answer(
    ofPayment(getConsolePayment),
    consolePayment({
      flags: ['manual', 'newer_flag'],
      country: 'DE',
      refunds: [refund],
      events: [{ kind: 'refunded', detail: { from: 'disputed' }, at: AT }],
    }),
  );
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}` });
  await screen.findByText('Manual');
  for (const text of [
    'newer_flag',
    'Germany',
    'Refund: original method, access shortened',
    'came back after it was booked',
    'Dispute lost',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('<b>half</b> (Anna)')).toBeTruthy();
  // Its gateway leaves it open, so an operator says how it ended.
  const resolve = { ...withId(resolveRefund, PAYMENT_ID) };
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

test('shows the content of a webhook after a reason was given', async () => {
  const route = {
    ...revealWebhook,
    path: revealWebhook.path.replace(':id', PAYMENT_ID).replace(':webhook', '7'),
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
  server.answer(ofPayment(getConsolePayment), consolePayment({ webhooks: [webhook] }));
  server.answer(route, { body: '{"a": "<b>"}', redacted: 2 });
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}` });
  await userEvent.click(await screen.findByRole('switch', { name: 'Show technical rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show: evt-7' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Reason'), 'A complaint');
  await userEvent.click(dialog.getByRole('button', { name: 'Show', hidden: true }));
  expect(await dialog.findByText('{"a": "<b>"}')).toBeTruthy();
  expect(dialog.getByText('2 secret values are hidden.')).toBeTruthy();
  expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'A complaint' });
});
