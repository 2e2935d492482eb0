import { enterByOwnerLink } from '@sesame/contract/operators.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropOperatorToken, readOperatorToken } from '../api/operator/operator-token.ts';
import { operatorPaths } from '../operator-paths.ts';
import { fakeServer } from '../test/fake-server.ts';
import { speak } from '../test/speak.ts';
import { receiveOwnerTicket } from './owner-ticket.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const TICKET = 'O'.repeat(43);

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
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

it('lets in whoever comes by the link of the first start, and takes it out of the address', async () => {
  server.answer(enterByOwnerLink, { token: 'S'.repeat(43) });
  openBy(`${operatorPaths.enter()}#${TICKET}`);
  expect(location.href).not.toContain(TICKET);
  await waitFor(() => expect(readOperatorToken()).toBe('S'.repeat(43)));
  expect(server.callsOf(enterByOwnerLink).map(({ body }) => body)).toEqual([{ ticket: TICKET }]);
});

it('says that a link was used, and leaves the form to sign in by', async () => {
  server.refuse(enterByOwnerLink, 'owner_link_invalid');
  openBy(`${operatorPaths.enter()}#${TICKET}`);
  expect((await screen.findByRole('alert')).textContent).toContain('ownerLinkInvalid');
  screen.getByLabelText('E-mail');
});

it('asks nothing of an address without a ticket', async () => {
  openBy(operatorPaths.enter());
  await screen.findByLabelText('E-mail');
  expect(server.callsOf(enterByOwnerLink)).toEqual([]);
});
