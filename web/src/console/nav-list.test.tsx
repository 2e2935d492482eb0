import { countDesk } from '@sesame/contract/operator-desk.ts';
import { permissionsOf } from '@sesame/contract/permissions.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { renderOperator } from '../test/render-operator.tsx';
import { speak } from '../test/speak.ts';
import { NavList } from './nav-list.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

const show = () => renderOperator(server, <NavList permissions={permissionsOf.owner} />);

it('says beside a section how many wait there, and nothing where nobody does', async () => {
  server.answer(countDesk, { tickets: 3, payouts: 0, fulfilment: 1, transfers: 100, reviews: 2 });
  show();
  await screen.findByRole('link', { name: 'Tickets, 3 wait' });
  screen.getByRole('link', { name: 'Fulfilment, 1 waits' });
  screen.getByRole('link', { name: 'Transfer receipts, more than 99 wait' });
  screen.getByRole('link', { name: 'Payments, 2 wait' });
  screen.getByRole('link', { name: 'Payouts' });
  screen.getByRole('link', { name: 'Products' });
  expect(screen.queryByRole('link', { name: /^Payouts,/ })).toBeNull();
});

it('leads everywhere while nothing can be counted', async () => {
  server.refuse(countDesk, 'unavailable');
  show();
  await screen.findByRole('link', { name: 'Tickets' });
});
