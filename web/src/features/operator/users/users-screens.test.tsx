import {
  blockBuyer,
  endBuyerSession,
  type ListedBuyer,
  listBuyers,
  type OperatorBuyer,
  readBuyer,
} from '@sesame/contract/operator-buyers.ts';
import { extendSubscription } from '@sesame/contract/operator-subscriptions.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { UserScreen } from './user-screen.tsx';
import { UsersScreen } from './users-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const id = '00000000-0000-4000-8000-0000000000a1';
const session = '00000000-0000-4000-8000-0000000000b1';
/** The routes of this one user, as they are called. */
const read = { ...readBuyer, path: readBuyer.path.replace(':id', id) };
const block = { ...blockBuyer, path: blockBuyer.path.replace(':id', id) };
const end = {
  ...endBuyerSession,
  path: endBuyerSession.path.replace(':id', id).replace(':session', session),
};
const hostile = '<img src=x onerror=alert(1)>';

const listed: ListedBuyer = {
  id,
  username: hostile,
  email: 'anna@mail.example',
  telegram_name: '<svg onload=alert(1)>',
  image: null,
  created_at: '2026-03-01T12:00:00.000Z',
  confirmed: true,
  blocked: false,
  subscriptions: 2,
};

const buyer: OperatorBuyer = {
  id,
  username: hostile,
  email: 'anna@mail.example',
  confirmed_at: null,
  has_password: true,
  has_google: false,
  second_factor: false,
  telegram_name: '<svg onload=alert(1)>',
  telegram_notices: [],
  image: null,
  language: 'en',
  created_at: '2026-03-01T12:00:00.000Z',
  last_seen_at: null,
  invited_by: null,
  campaign: null,
  deletion_at: null,
  deleted_at: null,
  blocked: null,
  sessions: [
    {
      id: session,
      device: 'Firefox, Linux',
      place: '203.0.113.0/24',
      signed_in_at: '2026-03-01T12:00:00.000Z',
      last_seen_at: '2026-03-02T12:00:00.000Z',
    },
  ],
  subscriptions: [],
  payments: [],
  tickets: [],
  invited: [],
  counts: { payments: 0, tickets: 3, open_tickets: 1, invited: 0 },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

it('lists users, what they call themselves as text', async () => {
  server.answer(listBuyers, [listed]);
  const { container } = renderOperator(server, <UsersScreen />, { at: '/admin/users' });
  await screen.findByRole('link', { name: hostile });
  screen.getByText('<svg onload=alert(1)>');
  expect(container.querySelector('img, [onload], [onerror]')).toBeNull();
});

it('says that there are none yet, and that a search found none', async () => {
  server.answer(listBuyers, []);
  const { unmount } = renderOperator(server, <UsersScreen />, { at: '/admin/users' });
  await screen.findByText('No users yet');
  unmount();
  renderOperator(server, <UsersScreen />, { at: '/admin/users?search=anna&blocked=yes' });
  await screen.findByRole('button', { name: /clear/i });
  expect(server.callsOf(listBuyers).at(-1)?.url.search).toBe('?search=anna&blocked=yes');
});

it('blocks a user with a reason', async () => {
  server.answer(read, buyer);
  server.answer(block, {});
  renderOperator(server, <UserScreen />, { at: `/admin/users/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = screen.getByRole('dialog', { name: `Block ${hostile}?` });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'a stolen card');
  server.answer(read, {
    ...buyer,
    sessions: [],
    blocked: { at: '2026-03-10T12:00:00.000Z', reason: 'a stolen card' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await screen.findByRole('button', { name: 'Unblock' });
  screen.getByText('a stolen card');
  expect(server.callsOf(block).map(({ body }) => body)).toEqual([{ reason: 'a stolen card' }]);
});

it('adds days to a subscription, by the end that was seen', async () => {
  const subscription = {
    id: '00000000-0000-4000-8000-0000000000c1',
    product_id: 1,
    title: 'Reader',
    created_at: '2026-03-01T12:00:00.000Z',
    ends_at: '2026-04-01T12:00:00.000Z',
    running: true,
  };
  const extend = {
    ...extendSubscription,
    path: extendSubscription.path.replace(':id', subscription.id),
  };
  server.answer(read, { ...buyer, subscriptions: [subscription] });
  server.answer(extend, { ends_at: '2026-04-08T12:00:00.000Z' });
  renderOperator(server, <UserScreen />, { at: `/admin/users/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add days: Reader' }));
  const dialog = screen.getByRole('dialog', { name: 'Add days to Reader?' });
  await userEvent.type(within(dialog).getByLabelText('Days'), '7');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'the shop was down');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add days' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(extend).map(({ body }) => body)).toEqual([
    { days: 7, seen_end: subscription.ends_at, reason: 'the shop was down' },
  ]);
});

it('ends a session', async () => {
  server.answer(read, buyer);
  server.answer(end, {});
  renderOperator(server, <UserScreen />, { at: `/admin/users/${id}`, role: 'support' });
  await screen.findByText('1 open of 3');
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  server.answer(read, { ...buyer, sessions: [] });
  await userEvent.click(
    await screen.findByRole('button', { name: 'End the session: Firefox, Linux' }),
  );
  await screen.findByText('Not signed in anywhere.');
});

it('says that a user could not be loaded, and tries again', async () => {
  server.refuse(read, 'internal');
  renderOperator(server, <UserScreen />, { at: `/admin/users/${id}`, role: 'auditor' });
  await screen.findByText('The user could not be loaded');
  server.answer(read, buyer);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 open of 3');
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
});
