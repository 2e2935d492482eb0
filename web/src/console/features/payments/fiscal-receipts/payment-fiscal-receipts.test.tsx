import {
  type FiscalReceipt,
  resendFiscalReceipt,
} from '@sesame/contract/console/payments/fiscal-receipts.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../../test/console-payment.ts';
import { freshServer } from '../../../../test/fresh-server.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { typeText } from '../../../../test/user/type-text.ts';
import { withId } from '../../../../test/with-id.ts';
import { PaymentFiscalReceipts } from './payment-fiscal-receipts.tsx';

const RECEIPT_ID = '0199a000-0000-7000-8000-0000000000f1';
const send = withId(
  { ...resendFiscalReceipt, path: resendFiscalReceipt.path.replace(':receipt', RECEIPT_ID) },
  PAYMENT_ID,
);

const server = freshServer();
beforeEach(() => {
  server.answer(withId(getConsolePayment, PAYMENT_ID), consolePayment());
  server.answer(send, []);
});

const receipt = (over: Partial<FiscalReceipt> = {}): FiscalReceipt => ({
  id: RECEIPT_ID,
  kind: 'payment',
  state: 'waiting',
  amount: 867.58,
  failure: null,
  waiting_since: '2026-03-01T12:00:00.000Z',
  fiscal: null,
  is_resendable: false,
  has_resend: true,
  reported_by: 'sync',
  ...over,
});

const open = (...receipts: FiscalReceipt[]) =>
  renderConsole(
    server,
    <PaymentFiscalReceipts payment={consolePayment({ fiscal_receipts: receipts })} />,
  );

test('a registered receipt shows its fiscal data and its copy', () => {
  const url = 'https://ofd.example/1';
  const registered_at = '2026-03-01T12:01:00.000Z';
  const numbers = { storage_number: '9288', document_number: '77', attribute: '2154' };
  open(receipt({ state: 'registered', fiscal: { ...numbers, registered_at, url } }));
  expect(screen.getByText(/FN 9288 · FD 77 · FPD 2154/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open receipt' }).getAttribute('href')).toBe(url);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('a failed receipt shows the words of the gateway and is sent again with a reason', async () => {
  open(receipt({ state: 'failed', failure: 'The cash register is off', is_resendable: true }));
  expect(screen.getByText('The cash register is off')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await typeText(screen.getByLabelText('Reason'), 'It is on again');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.callsOf(send)[0]?.body).toEqual({ reason: 'It is on again' }));
});

test.each([
  [{ state: 'failed', has_resend: false }, /takes no repeat of such a receipt/],
  [{ state: 'failed' }, /Send it again; if that fails too/],
  [{ reported_by: 'webhook' }, /only if its notifications about receipts are switched on/],
  [{ state: 'unneeded', kind: 'closing' }, /refunded before this receipt was sent/],
] as const)('%j says what to do at the gateway', (over, words) => {
  open(receipt(over));
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/Correction receipts cannot be sent/)).toBeTruthy();
});
