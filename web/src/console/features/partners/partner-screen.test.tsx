import { listHeldCredits, releaseHeldCredit } from '@sesame/contract/console/payments/credits.ts';
import {
  type ConsoleCommission,
  listPartnerCommissions,
  readPartner,
  verifyPartner,
  voidCommission,
} from '@sesame/contract/console/referrals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePartner } from '../../../test/console-partner.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { PartnerScreen } from './partner-screen.tsx';

const ID = '00000000-0000-4000-8000-0000000000a1';
const COMMISSION = '00000000-0000-4000-8000-0000000000b1';

const PAYMENT = '00000000-0000-4000-8000-0000000000c1';
const CREDIT = '00000000-0000-4000-8000-0000000000d1';

const commission: ConsoleCommission = {
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
  payment_id: PAYMENT,
};

const server = freshServer();
beforeEach(() => {
  server.answer(withId(readPartner, ID), {
    ...consolePartner({
      id: ID,
      username: '<i>anna</i>',
      total_earnings: 8,
      available: 6,
      reversed: 2,
    }),
    visits: 12,
    payouts: [],
  });
  server.answer(withId(listPartnerCommissions, ID), [commission]);
  server.answer(withId(listHeldCredits, ID), []);
});

const open = (role?: 'auditor') =>
  renderConsole(server, <PartnerScreen />, {
    at: `/admin/partners/${ID}`,
    ...(role && { role }),
  });

test('reverses the rest of a commission, with a reason', async () => {
  server.answer(withId(voidCommission, COMMISSION), {});
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reverse $6.00?' });
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Own account');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(withId(voidCommission, COMMISSION)).at(0)?.body).toEqual({
    reason: 'Own account',
  });
});

test('allows the payout of a refund to the balance, with a reason, and shows an error', async () => {
  server.answer(withId(listHeldCredits, ID), [
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
  server.refuse(withId(releaseHeldCredit, CREDIT), 'credit_waits');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Allow payout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Allow a payout of $98.12?' });
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known buyer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Allow payout' }));
  await within(dialog).findByText('said by the server: creditWaits');
  expect(server.callsOf(withId(releaseHeldCredit, CREDIT)).at(0)?.body).toEqual({
    reason: 'Known buyer',
  });
});

test('applies the verified rate with a reason, and shows an error', async () => {
  server.refuse(withId(verifyPartner, ID), 'unavailable');
  open();
  await screen.findByRole('heading', { name: '<i>anna</i>' });
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply the verified rate?' });
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Known');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verify' }));
  await within(dialog).findByRole('alert');
  expect(server.callsOf(withId(verifyPartner, ID)).at(0)?.body).toEqual({
    verified: true,
    reason: 'Known',
  });
});

test('links the buyer and each payment, and says why a commission was reversed or until when it is on hold', async () => {
  server.answer(withId(listPartnerCommissions, ID), [
    { ...commission, state: 'reversed', reason: 'refund', reversed: 8 },
    { ...commission, id: CREDIT, state: 'pending', reversed: 0 },
    { ...commission, id: PAYMENT, state: 'available', reason: 'refund', reversed: 2 },
  ]);
  open();
  const [reversed, pending, partly] = (await screen.findAllByRole('row')).slice(1);
  expect(reversed?.textContent).toContain('Reversed');
  expect(reversed?.textContent).toContain('because of a refund');
  expect(pending?.textContent).toContain('On hold until 15.03.2026');
  expect(partly?.textContent).toContain('Creditedpartly reversed: because of a refund');
  expect(
    within(pending as HTMLElement)
      .getByRole('link', { name: '01.03.2026' })
      .getAttribute('href'),
  ).toBe(`/admin/payments/${PAYMENT}`);
  const partner = consolePartner({ id: ID });
  expect(screen.getByRole('link', { name: partner.email }).getAttribute('href')).toBe(
    `/admin/users/${ID}`,
  );
});

test('is read-only for an auditor', async () => {
  open('auditor');
  await screen.findByText('a***@example.com');
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
});
