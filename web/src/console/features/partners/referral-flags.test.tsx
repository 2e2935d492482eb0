import { listReferralFlags, resolveReferralFlag } from '@sesame/contract/console/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { ReferralFlags } from './referral-flags.tsx';

const server = freshServer();

test('shows a failed request and retries', async () => {
  server.refuse(listReferralFlags, 'unavailable');
  renderConsole(server, <ReferralFlags />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  server.answer(listReferralFlags, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const flag = {
  id: '0199a000-0000-7000-8000-000000000001',
  partner_id: '0199a000-0000-7000-8000-000000000002',
  username: '<b>mira</b>',
  network: '203.0.113.0/24',
  accounts: 7,
  held: 84.5,
  created_at: '2026-03-10T12:00:00.000Z',
};
const resolve = withId(resolveReferralFlag, flag.id);

test.each([
  ['Not fraud', 'Release the held commissions?', 'Release', 'cleared'],
  ['Reverse commissions', 'Reverse the held commissions?', 'Reverse commissions', 'confirmed'],
])(
  '%s: decides about the held commissions with a reason',
  async (button, title, submit, verdict) => {
    server.answer(listReferralFlags, [flag]);
    server.answer(resolve, {});
    renderConsole(server, <ReferralFlags />, { role: 'finance' });
    const line = '<b>mira</b>: 7 accounts from 203.0.113.0/24, $84.50 held';
    expect(await screen.findByText(line)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(server.callsOf(resolve)).toEqual([]);
    await typeText(dialog.getByLabelText('Reason'), 'One household');
    server.answer(listReferralFlags, []);
    await userEvent.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
    expect(server.callsOf(resolve)[0]?.body).toEqual({ verdict, reason: 'One household' });
  },
);

test('a flag that another operator resolved stays open with the reason', async () => {
  server.answer(listReferralFlags, [flag]);
  server.refuse(resolve, 'flag_resolved');
  renderConsole(server, <ReferralFlags />, { role: 'finance' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reverse commissions' }));
  const dialog = within(await screen.findByRole('dialog'));
  await typeText(dialog.getByLabelText('Reason'), 'One household');
  await userEvent.click(dialog.getByRole('button', { name: 'Reverse commissions' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('offers no decision without the permission', async () => {
  server.answer(listReferralFlags, [flag]);
  renderConsole(server, <ReferralFlags />, { role: 'auditor' });
  expect(await screen.findByText(/\$84\.50 held/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not fraud' })).toBeNull();
});
