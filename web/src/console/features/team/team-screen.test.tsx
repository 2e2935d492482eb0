import {
  changeOwnPassword,
  listOperatorSessions,
  renameOwnOperator,
} from '@sesame/contract/console/operators.ts';
import {
  changeOperatorRole,
  disableOperator,
  inviteOperator,
  listTeam,
  resetOperatorAccess,
  withdrawInvitation,
} from '@sesame/contract/console/team.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { invitation, teamMember } from '../../../test/team-member.ts';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { TeamScreen } from './team-screen.tsx';

const ben = teamMember();

const server = freshServer();
beforeEach(() => {
  server.answer(listTeam, { members: [ben], invitations: [] });
  server.answer(listOperatorSessions, []);
});

test('lists the team, read-only without the permission', async () => {
  server.answer(listTeam, { members: [ben], invitations: [invitation()] });
  renderConsole(server, <TeamScreen />, { role: 'auditor' });
  await screen.findByText('Ben');
  screen.getByText('Support');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change role' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('invites a team member, and shows the link where no mail is sent', async () => {
  const link = 'https://shop.example/admin/join?token=abc';
  server.answer(inviteOperator, { expires_at: '2026-03-13T12:00:00.000Z', link });
  renderConsole(server, <TeamScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = screen.getByRole('dialog', { name: 'Invite a team member' });
  await typeText(within(dialog).getByLabelText('Name'), 'Ann');
  await typeText(within(dialog).getByLabelText('Email'), 'ann@shop.example');
  await chooseOption(within(dialog).getByLabelText('Role'), 'Content');
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

async function openDialog(button: string, name: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

test('changes a role in the version that was shown, with a reason', async () => {
  server.answer(withId(changeOperatorRole, ben.id), teamMember({ role: 'finance' }));
  renderConsole(server, <TeamScreen />);
  const dialog = await openDialog('Change role', 'Ben’s role');
  const role = dialog.getByLabelText(/^Role/);
  expect(role.textContent).toBe('Support');
  await chooseOption(role, 'Finance');
  expect(dialog.getByText(/Payments, refunds, bank transfers/)).toBeTruthy();
  await typeText(dialog.getByLabelText('Reason'), 'Takes over payouts');
  server.answer(listTeam, { members: [teamMember({ role: 'finance' })], invitations: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Finance')).toBeTruthy();
  expect(server.callsOf(withId(changeOperatorRole, ben.id))[0]?.body).toEqual({
    role: 'finance',
    version: 4,
    reason: 'Takes over payouts',
  });
});

test('says why the last owner cannot lose the role', async () => {
  server.refuse(withId(changeOperatorRole, ben.id), 'last_owner');
  renderConsole(server, <TeamScreen />);
  const dialog = await openDialog('Change role', 'Ben’s role');
  await chooseOption(dialog.getByLabelText(/^Role/), 'Auditor');
  await typeText(dialog.getByLabelText('Reason'), 'Leaves');
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('lastOwner');
});

test('disables a team member, and enables one who has no access to reset', async () => {
  server.answer(withId(disableOperator, ben.id), ben);
  renderConsole(server, <TeamScreen />);
  const dialog = await openDialog('Disable', 'Disable Ben?');
  await typeText(dialog.getByLabelText('Reason'), 'Left the company');
  const disabled = teamMember({ disabled_at: '2026-03-10T12:00:00.000Z', version: 5 });
  server.answer(listTeam, { members: [disabled], invitations: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  const again = await openDialog('Enable', 'Enable Ben?');
  expect(screen.queryByRole('button', { name: 'Reset access', hidden: true })).toBeNull();
  await typeText(again.getByLabelText('Reason'), 'Is back');
  await userEvent.click(again.getByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(withId(disableOperator, ben.id)).map(({ body }) => body)).toEqual([
    { disabled: true, version: 4, reason: 'Left the company' },
    { disabled: false, version: 5, reason: 'Is back' },
  ]);
});

test('resets access by mail', async () => {
  server.answer(withId(resetOperatorAccess, ben.id), {
    expires_at: '2026-03-13T12:00:00.000Z',
    link: null,
  });
  renderConsole(server, <TeamScreen />);
  const dialog = await openDialog('Reset access', 'Reset Ben’s access');
  await typeText(dialog.getByLabelText('Reason'), 'Lost the phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  expect((await screen.findByRole('status')).textContent).toContain('Email sent');
  expect(server.callsOf(withId(resetOperatorAccess, ben.id))[0]?.body).toEqual({
    reason: 'Lost the phone',
  });
});

test('withdraws an invitation', async () => {
  const ann = invitation();
  const withdraw = withId(withdrawInvitation, ann.id);
  server.answer(listTeam, { members: [ben], invitations: [ann] });
  server.answer(withdraw, {});
  renderConsole(server, <TeamScreen />);
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  server.answer(listTeam, { members: [ben], invitations: [] });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Pending invitations')).toBeNull());
  expect(server.callsOf(withdraw)).toHaveLength(1);
});

test('names browser and system of a session, with the user agent as its title', async () => {
  const at = '2026-03-10T12:00:00.000Z';
  const session = { created_at: at, last_seen_at: at, ip: '203.0.113.7', current: false };
  server.answer(listOperatorSessions, [
    { ...session, user_agent: 'Mozilla/5.0 Firefox/140.0', device: 'Firefox, Windows' },
    { ...session, user_agent: '', device: null, current: true },
  ]);
  renderConsole(server, <TeamScreen />, { at: '/admin/team' });
  const shown = await screen.findByText('Firefox, Windows');
  expect(shown.title).toBe('Mozilla/5.0 Firefox/140.0');
  screen.getByText('Unknown device');
});

test('changes the operator’s name, and their password', async () => {
  server.answer(renameOwnOperator, {});
  server.answer(changeOwnPassword, {});
  renderConsole(server, <TeamScreen />);
  const name = await screen.findByLabelText('Your name');
  await userEvent.clear(name);
  await typeText(name, 'Olivia K.');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Name saved.');
  expect(server.callsOf(renameOwnOperator).map(({ body }) => body)).toEqual([
    { name: 'Olivia K.' },
  ]);

  const dialog = await openDialog('Change password', 'Change password');
  await typeText(dialog.getByLabelText('New password'), 'a better one 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password changed, other sessions ended.');
  expect(server.callsOf(changeOwnPassword).map(({ body }) => body)).toEqual([
    { password: 'a better one 7' },
  ]);
});

test('says why an invitation could not be withdrawn, and forgets it at the next try', async () => {
  const invited = invitation();
  server.answer(listTeam, { members: [ben], invitations: [invited] });
  server.refuse(withId(withdrawInvitation, invited.id), 'internal');
  renderConsole(server, <TeamScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await screen.findByText(/errorGeneral/);
  server.answer(withId(withdrawInvitation, invited.id), {});
  server.answer(listTeam, { members: [ben], invitations: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull());
  expect(screen.queryByText(/errorGeneral/)).toBeNull();
});
