import { listOperatorSessions } from '@sesame/contract/console/operators.ts';
import { inviteOperator, listTeam, type TeamMember } from '@sesame/contract/console/team.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { TeamScreen } from './team-screen.tsx';

const ben: TeamMember = {
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
  server.answer(listTeam, { members: [ben], invitations: [] });
  server.answer(listOperatorSessions, []);
  await speak('en');
});

test('lists the team, read-only without the permission', async () => {
  renderConsole(server, <TeamScreen />, { role: 'auditor' });
  await screen.findByText('Ben');
  screen.getByText('Support');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
});

test('invites a team member, and shows the link where no mail is sent', async () => {
  const link = 'https://shop.example/admin/join?token=abc';
  server.answer(inviteOperator, { expires_at: '2026-03-13T12:00:00.000Z', link });
  renderConsole(server, <TeamScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = screen.getByRole('dialog', { name: 'Invite a team member' });
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Ann');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'ann@shop.example');
  await userEvent.selectOptions(within(dialog).getByLabelText('Role'), 'content');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await screen.findByText(link);
  expect(server.callsOf(inviteOperator).map(({ body }) => body)).toEqual([
    { name: 'Ann', email: 'ann@shop.example', role: 'content' },
  ]);
});

test('shows a failed request and retries', async () => {
  server.refuse(listTeam, 'internal');
  renderConsole(server, <TeamScreen />);
  await screen.findByText('The team could not be loaded');
  server.answer(listTeam, { members: [ben], invitations: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ben');
});
