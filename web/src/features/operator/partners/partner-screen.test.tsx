import { listHeldCredits, releaseHeldCredit } from '@sesame/contract/operator-credits.ts';
import {
  listPartnerCommissions,
  readPartner,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/operator-referrals.ts';
import type { Commission } from '@sesame/contract/referrals.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
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
  // jsdom draws no dialogs; what stands in one is there all the same.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
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
  renderOperator(server, <PartnerScreen />, {
    at: `/admin/partners/${ID}`,
    ...(role && { role }),
  });

it('takes back what is left of a commission, with a reason', async () => {
  server.answer(at(voidCommission, COMMISSION), {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take back $6.00?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Own account');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(at(voidCommission, COMMISSION)).at(0)?.body).toEqual({
    reason: 'Own account',
  });
});

it('lets a refund to the balance be paid out, with a reason, and says why it could not', async () => {
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
  const dialog = await screen.findByRole('dialog', { name: 'Allow $98.12 to be paid out?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known buyer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await within(dialog).findByText('said by the server: creditWaits');
  expect(server.callsOf(at(releaseHeldCredit, CREDIT)).at(0)?.body).toEqual({
    reason: 'Known buyer',
  });
});

it('gives the verified rate with a reason, and says why it could not', async () => {
  server.refuse(at(verifyPartner, ID), 'unavailable');
  open();
  await screen.findByRole('heading', { name: '<i>anna</i>' });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give the verified rate?' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await within(dialog).findByRole('alert');
  expect(server.callsOf(at(verifyPartner, ID)).at(0)?.body).toEqual({
    verified: true,
    reason: 'Known',
  });
});

it('lets an auditor look and change nothing', async () => {
  open('auditor');
  await screen.findByText('a***@example.com');
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});
