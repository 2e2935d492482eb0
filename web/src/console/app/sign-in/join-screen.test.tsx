import { acceptInvitation, readInvitation } from '@sesame/contract/console/team.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { dropOperatorToken, readOperatorToken } from '../../api/operator-token.ts';
import { consolePaths } from '../../paths.ts';
import { JoinScreen } from './join-screen.tsx';
import { joinToken, receiveJoinToken } from './join-token.ts';

const TOKEN = 'I'.repeat(43);

const server = freshServer();
beforeEach(() => {
  server.answer(readInvitation, {
    name: 'Ann',
    email: 'ann@shop.example',
    role: 'support',
    secret: 'JBSWY3DPEHPK3PXP',
    otpauth_url: 'otpauth://totp/ann?secret=JBSWY3DPEHPK3PXP',
  });
});
afterEach(() => dropOperatorToken(readOperatorToken()));

function open(token: string | null) {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <JoinScreen token={token} />
    </QueryClientProvider>,
  );
}

test('accepts an invitation, shows the recovery codes and opens the console', async () => {
  const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
  server.answer(acceptInvitation, { token: 'N'.repeat(43), recovery_codes: recoveryCodes });
  open(TOKEN);
  await screen.findByRole('heading', { name: 'Welcome to the console, Ann' });
  screen.getByRole('img', { name: 'QR code for the authenticator app' });
  screen.getByText('JBSWY3DPEHPK3PXP');
  await typeText(screen.getByLabelText('New password'), 'long enough wrap');
  await typeText(screen.getByLabelText('Code from the app'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Open the console' }));
  await waitFor(() => expect(readOperatorToken()).toBe('N'.repeat(43)));
  await screen.findByRole('heading', { name: 'You are signed in' });
  for (const code of recoveryCodes) screen.getByText(code);
  expect(location.pathname).not.toBe(consolePaths.home());
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(location.pathname).toBe(consolePaths.home());
  expect(server.callsOf(acceptInvitation).map(({ body }) => body)).toEqual([
    { token: TOKEN, password: 'long enough wrap', code: '123456' },
  ]);
});

test('shows an expired invitation with a link to the sign-in', async () => {
  server.refuse(readInvitation, 'invitation_invalid');
  open(TOKEN);
  await screen.findByRole('heading', { name: 'This invitation is not valid' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe(
    consolePaths.home(),
  );
});

test('shows the same without an invitation', async () => {
  open(null);
  await screen.findByRole('alert');
  expect(server.callsOf(readInvitation)).toEqual([]);
});

test('shows why joining was refused and keeps the input', async () => {
  server.refuse(acceptInvitation, 'second_factor_wrong');
  open(TOKEN);
  await typeText(await screen.findByLabelText('New password'), 'long enough wrap');
  await typeText(screen.getByLabelText('Code from the app'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Open the console' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('long enough wrap');
  expect(readOperatorToken()).toBeNull();
});

test('removes the token from the address and keeps it in the history entry', () => {
  history.replaceState(null, '', `${consolePaths.join()}?token=${TOKEN}`);
  receiveJoinToken();
  expect(location.href).not.toContain(TOKEN);
  expect(joinToken()).toBe(TOKEN);
  history.replaceState(null, '', `${consolePaths.team()}?token=${TOKEN}`);
  receiveJoinToken();
  expect(joinToken()).toBeNull();
});
