import {
  acceptTransfer,
  type ConsoleTransfer,
  listTransferProofs,
} from '@sesame/contract/console/payments/transfers.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { TransfersScreen } from './transfers-screen.tsx';

const ID = '019a0000-0000-7000-8000-00000000abcd';
const AT = '2026-03-10T12:00:00.000Z';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

const transfer: ConsoleTransfer = {
  id: ID,
  reference: '123456789',
  state: 'pending',
  title: 'Askara Pro',
  username: 'anna',
  email: 'anna@shop.example',
  total: 4.9,
  expected: { amount: 398.03, currency: 'RUB' },
  created_at: AT,
  expires_at: AT,
  receipts: [
    {
      id: '019a0000-0000-7000-8000-00000000eeee',
      created_at: AT,
      type: 'application/pdf',
      size_bytes: 2048,
      decision: null,
      reason: null,
    },
  ],
  seen: null,
};

test('accepts the amount read at the bank, which is not prefilled', async () => {
  const accept = { ...acceptTransfer, path: acceptTransfer.path.replace(':id', ID) };
  server.answer(listTransferProofs, [transfer]);
  server.answer(accept, transfer);
  renderConsole(server, <TransfersScreen />, { at: '/admin/transfers', role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const sum = dialog.getByLabelText<HTMLInputElement>('Amount received');
  expect(sum.value).toBe('');
  await userEvent.type(sum, '398.03');
  await userEvent.type(dialog.getByLabelText('Bank transaction ID'), 'B-7');
  await userEvent.type(dialog.getByLabelText('Reason'), 'On the account');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(accept)[0]?.body).toEqual({
      received: 398.03,
      currency: 'RUB',
      bank_reference: 'B-7',
      reason: 'On the account',
    }),
  );
});

test('shows an empty list and a failed request', async () => {
  server.answer(listTransferProofs, []);
  const { unmount } = renderConsole(server, <TransfersScreen />, { at: '/admin/transfers' });
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
  unmount();
  server.refuse(listTransferProofs, 'unavailable');
  renderConsole(server, <TransfersScreen />, { at: '/admin/transfers' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('is read-only without the permission', async () => {
  server.answer(listTransferProofs, [transfer]);
  renderConsole(server, <TransfersScreen />, { at: '/admin/transfers', role: 'auditor' });
  expect(await screen.findByText('123456789')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
