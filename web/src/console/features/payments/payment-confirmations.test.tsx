import {
  approveConfirmation,
  type Confirmation,
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/console/payments/confirmations.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../test/console-payment.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PaymentScreen } from './payment-screen.tsx';

const AT = '2026-03-10T12:00:00.000Z';

const server = freshServer();

/** A route with the payment's id in its path. */
const ofPayment = <R extends RouteSpec>(route: R): R => withId(route, PAYMENT_ID);

function confirmation(over: Partial<Confirmation> = {}): Confirmation {
  return {
    id: '019a0000-0000-7000-8000-00000000cccc',
    payment_id: PAYMENT_ID,
    username: 'anna',
    title: 'Askara Pro',
    title_ru: '',
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
    ofPayment(getConsolePayment),
    consolePayment({ state: 'expired', next_step: { kind: 'none' } }),
  );
  server.answer(route, confirmation({ state: 'settled' }));
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'finance',
  });
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
    ofPayment(getConsolePayment),
    consolePayment({ state: 'pending', next_step: { kind: 'decide_confirmation' } }),
  );
  server.answer(listConfirmations, [confirmation()]);
  const route = withId(approveConfirmation, confirmation().id);
  server.answer(route, confirmation({ state: 'settled' }));
  const { unmount } = renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
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
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'finance',
  });
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm manually' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('offers no confirmation of money that was returned', async () => {
  const returned = {
    ...{ id: '019a0000-0000-7000-8000-00000000dddd', purpose: 'return', method: 'gateway' },
    ...{ access: 'keep', amount: 10, sum: { amount: 10, currency: 'USD' as const } },
    ...{ state: 'succeeded', reason: 'Too little', reference: null, failure: null },
    ...{ operator: 'Boris', requested_by: 'operator' as const, outcomes: [] },
    ...{ created_at: AT, changed_at: AT },
  };
  server.answer(
    ofPayment(getConsolePayment),
    consolePayment({ state: 'canceled', takes_payment_id: true, refunds: [returned] }),
  );
  renderConsole(server, <PaymentScreen />, {
    at: `/admin/payments/${PAYMENT_ID}`,
    role: 'finance',
  });
  await screen.findByRole('button', { name: 'Find by gateway ID' });
  expect(screen.queryByRole('button', { name: 'Confirm manually' })).toBeNull();
});

test.each([
  ['review', 1],
  ['paid', 0],
] as const)(
  'a link of a message to accept a payment in the state %s opens %i dialogs',
  async (state, dialogs) => {
    server.answer(ofPayment(getConsolePayment), consolePayment({ state }));
    renderConsole(server, <PaymentScreen />, {
      at: `/admin/payments/${PAYMENT_ID}?action=accept`,
      role: 'finance',
    });
    await screen.findAllByText(/Askara Pro/);
    expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs);
  },
);
