import {
  getOwnerSetup,
  signInOperator,
  signInWithOwnerLink,
} from '@sesame/contract/console/operators.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import {
  dropOperatorToken,
  endOperatorSession,
  readOperatorToken,
  storeOperatorToken,
} from '../../api/operator-token.ts';
import { consolePaths } from '../../paths.ts';
import { receiveOwnerTicket } from './owner-ticket.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const TICKET = 'O'.repeat(43);

const server = freshServer();
beforeEach(() => {
  server.answer(getOwnerSetup, { needs_owner: false });
});
afterEach(() => dropOperatorToken(readOperatorToken()));

function openBy(address: string): void {
  history.replaceState(null, '', address);
  receiveOwnerTicket();
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <SignInScreen />
      </QueryClientProvider>
    </StrictMode>,
  );
}

test('signs in with the link of the first start and removes the ticket from the address', async () => {
  server.answer(signInWithOwnerLink, { token: 'S'.repeat(43) });
  openBy(`${consolePaths.signIn()}#${TICKET}`);
  expect(location.href).not.toContain(TICKET);
  await waitFor(() => expect(readOperatorToken()).toBe('S'.repeat(43)));
  expect(server.callsOf(signInWithOwnerLink).map(({ body }) => body)).toEqual([{ ticket: TICKET }]);
});

test('says that a link was used, and shows the sign-in form', async () => {
  server.refuse(signInWithOwnerLink, 'owner_link_invalid');
  openBy(`${consolePaths.signIn()}#${TICKET}`);
  expect((await screen.findByRole('alert')).textContent).toContain('ownerLinkInvalid');
  screen.getByLabelText('Email');
});

test('says that the session has ended only when the server ended it', async () => {
  const ended = 'Your session has ended. Sign in again.';
  storeOperatorToken('A'.repeat(43));
  dropOperatorToken('A'.repeat(43));
  openBy(consolePaths.signIn());
  await screen.findByLabelText('Email');
  expect(screen.queryByText(ended)).toBeNull();
  cleanup();

  storeOperatorToken('B'.repeat(43));
  endOperatorSession('A'.repeat(43));
  expect(readOperatorToken()).toBe('B'.repeat(43));
  endOperatorSession('B'.repeat(43));
  openBy(consolePaths.signIn());
  await screen.findByText(ended);
  cleanup();

  storeOperatorToken('C'.repeat(43));
  dropOperatorToken('C'.repeat(43));
  openBy(consolePaths.signIn());
  await screen.findByLabelText('Email');
  expect(screen.queryByText(ended)).toBeNull();
});

test('sends no request without a ticket', async () => {
  openBy(consolePaths.signIn());
  await screen.findByLabelText('Email');
  expect(server.callsOf(signInWithOwnerLink)).toEqual([]);
});

test('a demo says how to sign in, and does it with one click', async () => {
  const demo = { email: 'owner@demo.example', password: 'open it' };
  server.answer(getOwnerSetup, { needs_owner: false, demo });
  server.refuse(signInOperator, 'sign_in_failed');
  openBy(consolePaths.home());
  await screen.findByText(/owner@demo\.example with the password “open it”/);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as the owner' }));
  await screen.findByRole('alert');
  expect(server.callsOf(signInOperator)[0]?.body).toEqual(demo);
});

test('is drawn once it is known what its card holds, so that it does not grow', async () => {
  const demo = { email: 'owner@demo.example', password: 'open it' };
  server.answer(getOwnerSetup, { needs_owner: false, demo });
  openBy(consolePaths.home());
  expect(screen.queryByLabelText('Email')).toBeNull();
  await screen.findByLabelText('Email');
  expect(screen.getByRole('button', { name: 'Sign in as the owner' })).toBeDefined();
});

test('is drawn when the shop does not say what its card holds', async () => {
  server.refuse(getOwnerSetup, 'unavailable');
  openBy(consolePaths.home());
  await screen.findByLabelText('Email');
});

test('says where the link for the owner is while the shop has none', async () => {
  server.answer(getOwnerSetup, { needs_owner: true });
  openBy(consolePaths.home());
  await screen.findByRole('heading', { name: 'This shop has no owner yet' });
  screen.getByText(/showed a link for its owner/);
  expect(screen.queryByLabelText('Password')).toBeNull();
});
