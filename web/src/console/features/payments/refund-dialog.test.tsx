import type {
  Consequences,
  RefundPreview,
} from '@sesame/contract/console/payments/consequences.ts';
import { previewRefund, refundPayment } from '@sesame/contract/console/payments/payments.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../test/console-payment.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { proposalOf, type RefundProposal } from './payment-next-step.rules.ts';
import { RefundDialog } from './refund-dialog.tsx';

const ofPayment = <R extends RouteSpec>(route: R): R => withId(route, PAYMENT_ID);
const preview = ofPayment(previewRefund);
const refund = ofPayment(refundPayment);

const running: Consequences = {
  access: {
    subscription_id: PAYMENT_ID,
    state: 'active',
    from: '2026-03-10T12:00:00.000Z',
    until: '2026-06-10T12:00:00.000Z',
    subscription_state: 'active',
    subscription_until: '2026-06-10T12:00:00.000Z',
    links: 2,
    links_waiting: 0,
  },
  promo: { code: 'AUTUMN', state: 'committed', over_limit: false, uses: 1, max_uses: null },
  commissions: [
    {
      id: PAYMENT_ID,
      partner: { id: PAYMENT_ID, username: 'petra' },
      kind: 'deposit',
      amount: 3,
      reversed: 0,
      state: 'pending',
      available_at: '2026-03-24T12:00:00.000Z',
      reason: null,
    },
  ],
  balance: 0,
};
const unchanged: RefundPreview = {
  amount: 3.5,
  before: running,
  after: running,
  state: 'partially_refunded',
  mail: { subject: 'Refund of $3.50', text: 'We sent $3.50 back.' },
};
const ended: RefundPreview = {
  amount: 10.32,
  before: running,
  after: {
    access: { ...running.access, subscription_state: 'ended', state: 'ended' } as never,
    promo: { code: 'AUTUMN', state: 'released', over_limit: false, uses: 1, max_uses: null },
    commissions: running.commissions.map((one) => ({ ...one, reversed: 3 })),
    balance: 10.32,
  },
  state: 'refunded',
  mail: null,
};

const server = freshServer();
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
});

function open(over: Parameters<typeof consolePayment>[0] = {}, proposal?: RefundProposal) {
  renderConsole(
    server,
    <RefundDialog onClose={onClose} payment={consolePayment(over)} proposal={proposal} />,
    { at: `/admin/payments/${PAYMENT_ID}`, role: 'finance' },
  );
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  return {
    dialog,
    amount: dialog.getByLabelText<HTMLInputElement>('Amount, $'),
    access: dialog.getByLabelText('Access'),
    /** Presses the button once the outcome of the choice is shown. */
    submit: async (name: string) => {
      const button = dialog.getByRole('button', { name, hidden: true });
      await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
      await userEvent.click(button);
    },
  };
}

test('a full refund ends the access by default and a partial one keeps it, until the operator chooses', async () => {
  server.answer(preview, unchanged);
  const { amount, access } = open();
  expect(amount.value).toBe('10.32');
  expect(access.textContent).toBe('Revoke access');
  await userEvent.clear(amount);
  await typeText(amount, '3.5');
  expect(access.textContent).toBe('Keep access');
  await userEvent.clear(amount);
  await typeText(amount, '10.32');
  expect(access.textContent).toBe('Revoke access');
  await chooseOption(access, 'Shorten in proportion');
  await userEvent.clear(amount);
  await typeText(amount, '1');
  expect(access.textContent).toBe('Shorten in proportion');
});

test('what the next step asks for is filled in, with its reason', () => {
  server.answer(preview, unchanged);
  const surplus = { kind: 'refund_surplus', amount: 2.18, access: 'keep' } as const;
  const { amount, access, dialog } = open({ paid: 12.5, next_step: surplus }, proposalOf(surplus));
  expect(amount.value).toBe('2.18');
  expect(access.textContent).toBe('Keep access');
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Overpaid by $2.18');
});

test('a partial refund that ends the access needs a second confirmation', async () => {
  server.answer(preview, unchanged);
  server.answer(refund, {
    state: 'partially_refunded',
    captured: 10.32,
    refunded: 0.01,
    owed: 0,
    refunds: [],
  });
  const { amount, access, dialog, submit } = open();
  await userEvent.clear(amount);
  await typeText(amount, '0.01');
  await chooseOption(access, 'Revoke access');
  await typeText(dialog.getByLabelText('Reason'), 'Overpaid');
  await submit('Refund $0.01');
  expect(server.callsOf(refund)).toEqual([]);
  await userEvent.click(
    dialog.getByRole('checkbox', {
      name: 'End access, although only $0.01 of $10.32 is refunded',
      hidden: true,
    }),
  );
  await submit('Refund $0.01');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.callsOf(refund)[0]?.body).toEqual({
    method: 'gateway',
    access: 'revoke',
    amount: 0.01,
    expected_refunded: 0,
    reason: 'Overpaid',
    revokes_for_part: true,
  });
});

test('shows above the button what the buyer will have after the refund', async () => {
  server.answer(preview, ended);
  const { dialog } = open();
  const outcome = within(
    await dialog.findByRole('region', { name: 'After the refund', hidden: true }),
  );
  await outcome.findByText('Ends now instead of 10.06.2026');
  outcome.getByText('2 links are removed');
  outcome.getByText('AUTUMN can be used again');
  outcome.getByText('$3.00 of petra is reversed; $0.00 is left');
  outcome.getByText('$0.00 → $10.32');
  outcome.getByText('Refunded');
  outcome.getByText('The buyer gets no email: no mail server is set up.');
  expect(server.callsOf(preview).at(-1)?.url.search).toBe(
    '?method=gateway&access=revoke&cents=all',
  );
});

test('shows what stays unchanged, and the mail', async () => {
  server.answer(preview, unchanged);
  const { dialog } = open({ refunded: 2 });
  await dialog.findByText('Unchanged, until 10.06.2026');
  dialog.getByText('2 links stay');
  dialog.getByText('AUTUMN stays used');
  dialog.getByText('$3.00 of petra is unchanged');
  dialog.getByText('We sent $3.50 back.');
});

test('shows why a preview is refused, and offers the newest version of a payment that has changed', async () => {
  server.refuse(preview, 'refund_open');
  server.refuse(refund, 'version_conflict');
  const { dialog, submit } = open({ refunded: 2 });
  await dialog.findByText(/refundOpen/);
  await typeText(dialog.getByLabelText('Reason'), 'half of it');
  await submit('Refund $8.32');
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain(
    'Someone else changed this in the meantime.',
  );
  expect(server.callsOf(refund)[0]?.body).toMatchObject({ amount: 'all', expected_refunded: 2 });
});
