import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { UsersScreen } from './users-screen.tsx';

const id = '00000000-0000-4000-8000-0000000000a1';
const server = freshServer();
beforeEach(() => {
  server.answer(listBuyers, [
    {
      id,
      username: 'vera',
      email: 'vera@mail.example',
      telegram_name: null,
      image: null,
      created_at: '2026-03-01T12:00:00.000Z',
      confirmed: true,
      blocked: false,
      deleting: false,
      subscriptions: 0,
      on_hold: 0,
    },
  ]);
});

test('passes the selected buyers to the bulk action', async () => {
  renderConsole(server, <UsersScreen />, { at: '/admin/users' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select vera' }));
  await screen.findByText('1 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(location.pathname).toBe('/admin/bulk-actions');
  expect(history.state).toEqual({ operation: { kind: 'end_sessions', users: [id] } });
});

test('offers no selection without the permission for bulk actions', async () => {
  renderConsole(server, <UsersScreen />, { at: '/admin/users', role: 'support' });
  await screen.findByText('vera');
  expect(screen.queryByRole('checkbox', { name: 'Select vera' })).toBeNull();
});
