import { startOwnerSetup } from '@sesame/contract/console/operators.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { consolePaths } from '../../paths.ts';
import { joinToken } from './join-token.ts';
import { SetupScreen } from './setup-screen.tsx';
import { receiveSetupTicket, setupTicket } from './setup-ticket.ts';

const TICKET = 'T'.repeat(43);

const server = freshServer();
beforeEach(() => {
  history.replaceState(null, '', `${consolePaths.setup()}#${TICKET}`);
});

function open() {
  receiveSetupTicket();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SetupScreen ticket={setupTicket()} />
    </QueryClientProvider>,
  );
}

async function fill(email: string) {
  await typeText(screen.getByLabelText('Your name'), 'Olivia');
  await typeText(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

test('takes name and email, and goes on as an invitation', async () => {
  server.answer(startOwnerSetup, { token: 'I'.repeat(43) });
  open();
  expect(location.href).not.toContain(TICKET);
  await fill('olivia@shop.example');
  await waitFor(() => expect(location.pathname).toBe(consolePaths.join()));
  expect(joinToken()).toBe('I'.repeat(43));
  expect(server.callsOf(startOwnerSetup).map(({ body }) => body)).toEqual([
    { ticket: TICKET, name: 'Olivia', email: 'olivia@shop.example' },
  ]);
});

test('shows why it was refused and keeps the input', async () => {
  server.refuse(startOwnerSetup, 'setup_link_invalid');
  open();
  await fill('olivia@shop.example');
  expect((await screen.findByRole('alert')).textContent).toContain('setupLinkInvalid');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('olivia@shop.example');
});

test('leads to the sign-in without a ticket', () => {
  history.replaceState(null, '', consolePaths.setup());
  open();
  screen.getByRole('alert');
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe(
    consolePaths.home(),
  );
});
