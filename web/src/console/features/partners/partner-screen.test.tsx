import { listHeldCredits, releaseHeldCredit } from '@sesame/contract/console/payments/credits.ts';
import {
  listPartnerCommissions,
  readPartner,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/console/referrals.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type { Commission } from '@sesame/contract/shop/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { PartnerScreen } from './partner-screen.tsx';

const ID = '00000000-0000-4000-8000-0000000000a1';
const COMMISSION = '00000000-0000-4000-8000-0000000000b1';

const CREDIT = '00000000-0000-4000-8000-0000000000d1';

/** The route with an id in its path. */
const at = <R extends RouteSpec>(route: R, id: string): R => ({
  ...route,
  path: route.path.replace(':id', id),
});

const commission: Commission = {
  id: COMMISSION,
  created_at: '2026-03-01T10:00:00.000Z',
  kind: 'first_payment',
  type: 'base',
  buyer: 'a***@example.com',
  base: 20,
  rate: 40,
  amount: 8,
  reversed: 2,
  days: 0,
  state: 'available',
  reason: null,
  available_at: '2026-03-15T10:00:00.000Z',
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(at(readPartner, ID), {
    id: ID,
    username: '<i>anna</i>',
    email: 'anna@example.com',
    verified: false,
    type: 'base',
    registrations: 3,
    total_earnings: 8,
    credited: 0,
    on_hold: 0,
    available: 6,
    in_payout: 0,
    paid_out: 0,
    spent: 0,
    reversed: 2,
    visits: 12,
    payouts: [],
  });
  server.answer(at(listPartnerCommissions, ID), [commission]);
  server.answer(at(listHeldCredits, ID), []);
  await speak('en');
});

const open = (role?: 'auditor') =>
  renderConsole(server, <PartnerScreen />, {
    at: `/admin/partners/${ID}`,
    ...(role && { role }),
  });

test('reverses the rest of a commission, with a reason', async () => {
  server.answer(at(voidCommission, COMMISSION), {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reverse $6.00?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Own account');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(at(voidCommission, COMMISSION)).at(0)?.body).toEqual({
    reason: 'Own account',
  });
});

test('allows the payout of a refund to the balance, with a reason, and shows an error', async () => {
  server.answer(at(listHeldCredits, ID), [
    {
      id: CREDIT,
      payment_id: COMMISSION,
      amount: 98.12,
      created_at: '2026-03-01T10:00:00.000Z',
      releasable_at: '2026-06-29T10:00:00.000Z',
      released_at: null,
      released: null,
    },
  ]);
  server.refuse(at(releaseHeldCredit, CREDIT), 'credit_waits');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow payout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Allow a payout of $98.12?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known buyer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await within(dialog).findByText('said by the server: creditWaits');
  expect(server.callsOf(at(releaseHeldCredit, CREDIT)).at(0)?.body).toEqual({
    reason: 'Known buyer',
  });
});

test('applies the verified rate with a reason, and shows an error', async () => {
  server.refuse(at(verifyPartner, ID), 'unavailable');
  open();
  await screen.findByRole('heading', { name: '<i>anna</i>' });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply the verified rate?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await within(dialog).findByRole('alert');
  expect(server.callsOf(at(verifyPartner, ID)).at(0)?.body).toEqual({
    verified: true,
    reason: 'Known',
  });
});

test('is read-only for an auditor', async () => {
  open('auditor');
  await screen.findByText('a***@example.com');
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
});
