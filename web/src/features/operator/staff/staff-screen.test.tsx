import { inviteOperator, listStaff, type Staff } from '@sesame/contract/operator-staff.ts';
import { listOperatorSessions } from '@sesame/contract/operators.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { StaffScreen } from './staff-screen.tsx';

const ben: Staff = {
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Ben',
  email: 'ben@shop.example',
  role: 'support',
  disabled_at: null,
  has_code: true,
  created_at: '2026-03-01T12:00:00.000Z',
  last_seen_at: null,
  version: 4,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listStaff, { staff: [ben], invitations: [] });
  server.answer(listOperatorSessions, []);
  await speak('en');
});

it('shows who runs the shop, and offers nothing to somebody who only reads', async () => {
  renderOperator(server, <StaffScreen />, { role: 'auditor' });
  await screen.findByText('Ben');
  screen.getByText('Support');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});

it('invites, and hands over the link where no mail leaves', async () => {
  const link = 'https://shop.example/admin/join?token=abc';
  server.answer(inviteOperator, { expires_at: '2026-03-13T12:00:00.000Z', link });
  renderOperator(server, <StaffScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = screen.getByRole('dialog', { name: 'Invite an operator' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Ann');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'ann@shop.example');
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'content');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await screen.findByText(link);
  expect(server.callsOf(inviteOperator).map(({ body }) => body)).toEqual([
    { name: 'Ann', email: 'ann@shop.example', role: 'content' },
  ]);
});

it('says that the staff could not be loaded, and tries again', async () => {
  server.refuse(listStaff, 'internal');
  renderOperator(server, <StaffScreen />);
  await screen.findByText('The staff could not be loaded');
  server.answer(listStaff, { staff: [ben], invitations: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ben');
});
