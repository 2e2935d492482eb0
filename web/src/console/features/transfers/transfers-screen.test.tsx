import {
  acceptTransfer,
  findTransfers,
  listTransferProofs,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleTransfer, TRANSFER_ID, transferProof } from '../../../test/console-transfer.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { TransfersScreen } from './transfers-screen.tsx';

const accept = withId(acceptTransfer, TRANSFER_ID);
const refuse = withId(refuseTransferProof, transferProof().id);

const server = freshServer();
beforeEach(() => {
  server.answer(listTransferProofs, [consoleTransfer()]);
});

const open = (at = '/admin/transfers', role: 'finance' | 'auditor' = 'finance') =>
  renderConsole(server, <TransfersScreen />, { at, role });

async function openDialog(button: 'Accept' | 'Reject') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('accepts the amount read at the bank, which is not prefilled', async () => {
  server.answer(accept, consoleTransfer());
  open();
  const dialog = await openDialog('Accept');
  expect(dialog.getByText('Amount due').nextElementSibling?.textContent).toContain('398.03');
  expect(dialog.getByText('123456789')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Download proof/ })).toBeTruthy();
  const sum = dialog.getByLabelText<HTMLInputElement>('Amount received');
  expect(sum.value).toBe('');
  await typeText(sum, '398.03');
  await chooseOption(dialog.getByLabelText('Currency'), 'USD');
  await typeText(dialog.getByLabelText('Bank transaction ID'), 'B-7');
  await typeText(dialog.getByLabelText('Reason'), 'On the account');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(accept)[0]?.body).toEqual({
    received: 398.03,
    currency: 'USD',
    bank_reference: 'B-7',
    reason: 'On the account',
  });
  expect(server.callsOf(listTransferProofs)).toHaveLength(2);
});

test('a link of a message opens the acceptance of its transfer, once', async () => {
  open(`/admin/transfers?payment=${TRANSFER_ID}&action=accept`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('123456789')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('accepts nothing without an amount and a bank transaction', async () => {
  open();
  const dialog = await openDialog('Accept');
  await typeText(dialog.getByLabelText('Reason'), 'On the account');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Amount received').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(dialog.getByLabelText('Bank transaction ID').getAttribute('aria-invalid')).toBe('true');
  expect(server.callsOf(accept)).toEqual([]);
});

test('keeps what was typed when the bank transaction has paid another order', async () => {
  server.refuse(accept, 'bank_reference_used');
  open();
  const dialog = await openDialog('Accept');
  await typeText(dialog.getByLabelText('Amount received'), '398.03');
  await typeText(dialog.getByLabelText('Bank transaction ID'), 'B-7');
  await typeText(dialog.getByLabelText('Reason'), 'On the account');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Bank transaction ID').value).toBe('B-7');
});

test('rejects a proof of payment with the reason for the buyer', async () => {
  server.answer(refuse, consoleTransfer());
  open();
  const dialog = await openDialog('Reject');
  await typeText(dialog.getByLabelText('Reason'), 'It shows another sum');
  server.answer(listTransferProofs, []);
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
  expect(server.callsOf(refuse)[0]?.body).toEqual({ reason: 'It shows another sum' });
});

test('finds a transfer without a proof by its reference, which can only be accepted', async () => {
  server.answer(findTransfers, [consoleTransfer({ reference: '987654321', proofs: [] })]);
  open();
  await typeText(await screen.findByLabelText(/9-digit reference/), '987654321');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('table', { name: 'Transfers with this reference' });
  expect(screen.getByText('No proof')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(server.callsOf(findTransfers)[0]?.url.searchParams.get('reference')).toBe('987654321');
  server.answer(findTransfers, []);
});

test('says when no transfer has the reference', async () => {
  server.answer(findTransfers, []);
  open('/admin/transfers?digits=987654321');
  expect(await screen.findByText('No transfer has this reference')).toBeTruthy();
});

test('shows what a first operator confirmed and which proofs were decided', async () => {
  server.answer(listTransferProofs, [
    consoleTransfer({
      proofs: [
        transferProof({ id: TRANSFER_ID, decision: 'refused', reason: 'Unreadable' }),
        transferProof(),
      ],
      seen: {
        received: { amount: 60_000, currency: 'RUB' },
        bank_reference: 'B-7',
        reason: 'On the account',
        by: 'Olga',
        at: '2026-03-10T12:00:00.000Z',
        waits: true,
      },
    }),
  ]);
  open();
  expect(await screen.findByText('₽60,000.00 confirmed by Olga')).toBeTruthy();
  expect(screen.getByText('Waiting for a second approval')).toBeTruthy();
  expect(screen.getAllByText('Rejected')).toHaveLength(1);
});

test('shows an empty list and a failed request', async () => {
  server.answer(listTransferProofs, []);
  const { unmount } = open();
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
  unmount();
  server.refuse(listTransferProofs, 'unavailable');
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('is read-only without the permission', async () => {
  open('/admin/transfers', 'auditor');
  expect(await screen.findByText('123456789')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
