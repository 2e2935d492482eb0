import {
  approvePayout,
  type ConsolePayout,
  getReferralRules,
  listConsolePayouts,
  markPayoutPaid,
  readPartner,
  readPayout,
  readPayoutTotals,
  rejectPayout,
  sendPayout,
  stopSendingPayout,
} from '@sesame/contract/console/referrals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Payout } from '@sesame/contract/shop/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { referralRules } from '../../../test/console-settings.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PayoutsScreen } from './payouts-screen.tsx';

const ANNA = '00000000-0000-4000-8000-0000000000a1';
const BORIS = '00000000-0000-4000-8000-0000000000a2';
const NOW = '2026-03-02T10:00:00.000Z';
const PARTNER = '00000000-0000-4000-8000-0000000000c1';

const server = freshServer();
beforeEach(() => {
  server.answer(listConsolePayouts, [
    payout(),
    payout({ id: BORIS, username: '<b>boris</b>', amount: 142.2 }),
  ]);
  server.answer(withId(readPayout, ANNA), payout());
  server.answer(readPayoutTotals, {
    requested: { count: 2, total: 202.2 },
    approved: { count: 0, total: 0 },
  });
  server.answer(withId(readPartner, PARTNER), partner());
  server.answer(getReferralRules, referralRules({ second_operator_from: 100 }));
});

/** Opens the screen as the shop's owner. */
function plain(over: Partial<Payout> = {}): Payout {
  return {
    id: ANNA,
    created_at: '2026-03-01T10:00:00.000Z',
    network: 'usdt_trc20',
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    memo: null,
    amount: 60,
    state: 'requested',
    reason: null,
    transaction: null,
    not_before: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}

function payout(over: Partial<ConsolePayout> = {}): ConsolePayout {
  return {
    ...plain(),
    partner_id: PARTNER,
    username: 'anna.levina',
    email: 'anna@example.com',
    verified: true,
    available: 12.5,
    approved_at: null,
    sending_at: null,
    paid_before: true,
    from_commissions: 120,
    from_refunds: 0,
    ...over,
  };
}

function partner(): AnswerOf<typeof readPartner> {
  return {
    id: PARTNER,
    username: 'anna.levina',
    email: 'anna@example.com',
    verified: true,
    type: 'base',
    registrations: 214,
    total_earnings: 1028.4,
    credited: 0,
    on_hold: 0,
    available: 12.5,
    in_payout: 60,
    paid_out: 886.2,
    spent: 0,
    reversed: 0,
    visits: 2940,
    payouts: [plain({ id: BORIS, state: 'paid', transaction: 'a'.repeat(64) })],
  };
}

const open = (search = '', role?: 'auditor') =>
  renderConsole(server, <PayoutsScreen />, {
    at: `/admin/payouts${search}`,
    ...(role && { role }),
  });

test('lists payouts as text, and details of the selected one', async () => {
  open();
  await screen.findByText('<b>boris</b>');
  await screen.findByText('Waiting for approval: 2 payouts, $202.20');
  await userEvent.click(screen.getByRole('link', { name: /anna.levina/ }));
  await screen.findByText('2,940 → 214');
  screen.getByText('$1,028.40');
  screen.getByText('Verified partner. This address has been paid before.');
});

test('approves the selected payout once it was said where the money goes', async () => {
  server.answer(withId(approvePayout, ANNA), plain({ state: 'approved' }));
  open(`?payout=${ANNA}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve $60.00' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve $60.00 for anna.levina?' });
  within(dialog).getByText(payout().address);
  expect(server.callsOf(withId(approvePayout, ANNA))).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve $60.00' }));
  await waitFor(() => expect(server.callsOf(listConsolePayouts).length).toBeGreaterThan(1));
  expect(server.callsOf(withId(approvePayout, ANNA))).toHaveLength(1);
});

test('a link of a message opens the approval of its payout', async () => {
  server.answer(withId(readPayout, ANNA), payout());
  open(`?payout=${ANNA}&action=approve`);
  await screen.findByRole('dialog', { name: 'Approve $60.00 for anna.levina?' });
});

test('approves several, and names the one that failed', async () => {
  server.answer(withId(approvePayout, ANNA), plain({ state: 'approved' }));
  server.refuse(withId(approvePayout, BORIS), 'payout_waits');
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 payouts for $202.20?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve 2' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    '1 of 2 approved. Not approved: <b>boris</b>',
  );
});

test('starts sending several, and names the one that failed', async () => {
  server.answer(listConsolePayouts, [
    payout({ state: 'approved' }),
    payout({ id: BORIS, username: '<b>boris</b>', state: 'approved', amount: 142.2 }),
  ]);
  server.answer(withId(sendPayout, ANNA), payout({ state: 'approved', sending_at: NOW }));
  server.refuse(withId(sendPayout, BORIS), 'second_operator_required');
  open('?state=approved');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start sending 2' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Start sending 2 payouts for $202.20?',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Start sending 2' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    '1 of 2 started. Not started: <b>boris</b>',
  );
});

test('declines with a reason for the partner', async () => {
  server.answer(withId(rejectPayout, ANNA), plain({ state: 'rejected' }));
  open(`?payout=${ANNA}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog');
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong network');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(withId(rejectPayout, ANNA)).at(0)?.body).toEqual({
    reason: 'Wrong network',
  });
});

test('keeps the transaction in the field when a second person has to mark it as paid', async () => {
  server.answer(listConsolePayouts, [
    payout({ state: 'approved', amount: 142.2, sending_at: NOW }),
  ]);
  server.refuse(withId(markPayoutPaid, ANNA), 'second_operator_required');
  open(`?state=approved&payout=${ANNA}`);
  await screen.findByText(/From \$100.00, someone other than the approver/);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: 'Transaction' });
  await typeText(field, 'abc');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  await within(dialog).findByRole('alert');
  expect(field).toHaveProperty('value', 'abc');
});

test('shows the full address of an approved payout once sending has started', async () => {
  const masked = payout({ state: 'approved', address: 'TJRabP…RTv8' });
  server.answer(listConsolePayouts, [masked]);
  open(`?state=approved&payout=${ANNA}`);
  const start = await screen.findByRole('button', { name: 'Start sending $60.00' });
  expect(screen.queryByText('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  const sending = payout({ state: 'approved', sending_at: NOW });
  server.answer(withId(sendPayout, ANNA), sending);
  server.answer(listConsolePayouts, [sending]);
  await userEvent.click(start);
  await screen.findByRole('button', { name: 'Mark as paid' });
  screen.getByText('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
});

test('records with a reason that a payout was not sent', async () => {
  server.answer(listConsolePayouts, [payout({ state: 'approved', sending_at: NOW })]);
  server.answer(withId(stopSendingPayout, ANNA), payout({ state: 'approved' }));
  open(`?state=approved&payout=${ANNA}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Not sent' }));
  const dialog = await screen.findByRole('dialog');
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wallet is empty');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not sent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(withId(stopSendingPayout, ANNA)).at(0)?.body).toEqual({
    reason: 'Wallet is empty',
  });
});

test('opens a linked payout of any state and page, beside the list of its state', async () => {
  server.answer(withId(readPayout, ANNA), payout({ state: 'approved', sending_at: NOW }));
  server.answer(listConsolePayouts, [payout({ id: BORIS, username: 'boris', state: 'approved' })]);
  open(`?payout=${ANNA}`);
  await screen.findByRole('button', { name: 'Mark as paid' });
  await waitFor(() =>
    expect(server.callsOf(listConsolePayouts).at(-1)?.url.searchParams.get('state')).toBe(
      'approved',
    ),
  );
});

test('says when there is no such payout', async () => {
  server.refuse(withId(readPayout, ANNA), 'not_found');
  server.answer(listConsolePayouts, []);
  open(`?payout=${ANNA}`);
  await screen.findByRole('alert');
});

test('is read-only for an auditor', async () => {
  open(`?payout=${ANNA}`, 'auditor');
  await screen.findByText('2,940 → 214');
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
