import {
  getConsolePayment,
  revealWebhook,
} from '@sesame/contract/console/payments/payment-detail.ts';
import {
  declareDispute,
  repayRefund,
  resolveReview,
  syncPaymentById,
} from '@sesame/contract/console/payments/payments.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../test/console-payment.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { PaymentDialog } from './payment-dialogs.tsx';
import type { PaymentAction } from './payment-next-step.rules.ts';
import { WebhookDialog } from './timeline/webhook-dialog.tsx';

const review = withId(resolveReview, PAYMENT_ID);
const repay = withId(repayRefund, PAYMENT_ID);
const dispute = withId(declareDispute, PAYMENT_ID);
const read = withId(getConsolePayment, PAYMENT_ID);
const webhook = withId(
  { ...revealWebhook, path: revealWebhook.path.replace(':webhook', '7') },
  PAYMENT_ID,
);

const server = freshServer();
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  server.answer(read, consolePayment());
  for (const route of [review, repay, dispute]) {
    server.answer(route, { state: 'paid', captured: 10.32, refunded: 0, owed: 0, refunds: [] });
  }
});

const open = (action: PaymentAction, over: Parameters<typeof consolePayment>[0] = {}) =>
  renderConsole(
    server,
    <PaymentDialog action={action} onClose={onClose} payment={consolePayment(over)} />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function decide(name: string) {
  await typeText(screen.getByLabelText('Reason'), 'As agreed');
  await press(name);
}

test.each([
  ['accept', 'Accept', 'accept'],
  ['return', 'Return', 'return'],
] as const)('a review is decided: %s', async (action, button, decision) => {
  open(action);
  await decide(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf(review)[0]?.body).toEqual({ decision, reason: 'As agreed' });
});

test('money is looked up by the ID of the gateway', async () => {
  const found = withId(syncPaymentById, PAYMENT_ID);
  server.answer(found, { state: 'paid', captured: 10.32, refunded: 0, owed: 0, refunds: [] });
  open('sync_by_id');
  await typeText(screen.getByLabelText('Payment ID at the gateway'), '5123');
  await decide('Find by gateway ID');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf(found)[0]?.body).toEqual({
    gateway_payment: '5123',
    reason: 'As agreed',
  });
});

test('money that was already returned is only recorded', async () => {
  open('return');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Already returned elsewhere' }));
  await decide('Return');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf(review)[0]?.body).toEqual({ decision: 'record', reason: 'As agreed' });
});

test('an accepted payment cannot be recorded as returned', () => {
  open('accept');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('repays the owed amount that was shown, by the chosen method', async () => {
  open('repay', { owed: 4.5 });
  screen.getByText(/The buyer gets \$4\.50/);
  await chooseOption(screen.getByLabelText('Refund to'), 'Buyer’s balance in the shop');
  await decide('Refund again');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf(repay)[0]?.body).toEqual({
    method: 'balance',
    expected_owed: 4.5,
    reason: 'As agreed',
  });
});

test.each([
  ['opened', 'Mark as disputed'],
  ['won', 'Dispute won'],
  ['lost', 'Dispute lost'],
] as const)('records a dispute: %s', async (outcome, button) => {
  open(outcome);
  await decide(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf(dispute)[0]?.body).toEqual({ outcome, reason: 'As agreed' });
});

/** The page behind the dialog. */
function Page() {
  const { data } = useConsoleQuery(getConsolePayment, { params: { id: PAYMENT_ID } });
  return (
    <>
      <p>{data?.state}</p>
      <PaymentDialog action="repay" onClose={onClose} payment={consolePayment({ owed: 4.5 })} />
    </>
  );
}

test('a refused decision stays open, and the page behind it reads the payment again', async () => {
  server.refuse(repay, 'refund_open');
  renderConsole(server, <Page />);
  await screen.findByText('paid');
  server.answer(read, consolePayment({ state: 'refunded' }));
  await decide('Refund again');
  await screen.findByRole('alert');
  await screen.findByText('refunded');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'As agreed');
  expect(onClose).not.toHaveBeenCalled();
});

const openWebhook = () =>
  renderConsole(server, <WebhookDialog onClose={onClose} paymentId={PAYMENT_ID} webhookId={7} />);

test('says that a webhook is empty, and keeps it open when something else is pressed', async () => {
  server.answer(webhook, { body: '', redacted: 0 });
  openWebhook();
  await decide('Show');
  await screen.findByText('The body is empty.');
  expect(screen.queryByText(/hidden/)).toBeNull();
  const scrim = document.querySelector('.bg-scrim');
  if (!scrim) throw new Error('there is no scrim');
  await userEvent.click(scrim);
  expect(onClose).not.toHaveBeenCalled();
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.callsOf(webhook)).toHaveLength(1);
});

test('shows why a webhook is not opened, and asks again', async () => {
  server.refuse(webhook, 'not_found');
  openWebhook();
  await decide('Show');
  await screen.findByRole('alert');
  server.answer(webhook, { body: '{}', redacted: 1 });
  await press('Show');
  await screen.findByText('{}');
  screen.getByText('1 secret value is hidden.');
});
