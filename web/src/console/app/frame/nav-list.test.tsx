import { permissionsOf } from '@sesame/contract/console/permissions.ts';
import { countWork } from '@sesame/contract/console/workspace.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { NavList } from './nav-list.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

const show = () => renderConsole(server, <NavList permissions={permissionsOf.owner} />);

test('shows the number waiting in each section, and nothing for zero', async () => {
  server.answer(countWork, { tickets: 3, payouts: 0, fulfilment: 1, transfers: 100, reviews: 2 });
  show();
  await screen.findByRole('link', { name: 'Tickets, 3 waiting' });
  screen.getByRole('link', { name: 'Deliveries, 1 waiting' });
  screen.getByRole('link', { name: 'Bank transfers, more than 99 waiting' });
  screen.getByRole('link', { name: 'Payments, 2 waiting' });
  screen.getByRole('link', { name: 'Payouts' });
  screen.getByRole('link', { name: 'Products' });
  expect(screen.queryByRole('link', { name: /^Payouts,/ })).toBeNull();
});

test('still shows all links when the counters cannot be loaded', async () => {
  server.refuse(countWork, 'unavailable');
  show();
  await screen.findByRole('link', { name: 'Tickets' });
});
