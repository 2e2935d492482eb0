import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../../test/console-payment.ts';
import { freshServer } from '../../../../test/fresh-server.ts';
import { buildConsoleGift } from '../../../../test/gifts/build-console-gift.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { PaymentConsequences } from './payment-consequences.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const UNTIL = '2026-04-10T12:00:00.000Z';
const XSS = '<img src=x onerror=alert(1)>';

const server = freshServer();
const show = (over: Partial<ConsolePayment>, role?: 'finance') =>
  renderConsole(server, <PaymentConsequences payment={consolePayment(over)} />, role && { role });

const everything: Partial<ConsolePayment> = {
  consequences: {
    access: {
      ...{ subscription_id: PAYMENT_ID, state: 'active', from: AT, until: UNTIL },
      ...{ subscription_state: 'active', subscription_until: '2026-07-10T12:00:00.000Z' },
      ...{ links: 1, links_waiting: 0 },
    },
    promo: { code: 'SPRING', state: 'committed', over_limit: true, uses: 11, max_uses: 10 },
    commissions: [
      {
        ...{ id: PAYMENT_ID, partner: { id: PAYMENT_ID, username: XSS }, kind: 'deposit' },
        ...{ amount: 3, reversed: 1.2, state: 'available', available_at: AT, reason: 'refund' },
      },
    ],
    balance: -2.5,
  },
  messages: [{ channel: 'mail', kind: 'receipt', queued_at: AT, state: 'failed' }],
  tickets: [
    { id: PAYMENT_ID, number: 1001, title: XSS, state: 'waiting_operator', updated_at: AT },
  ],
  related: [
    {
      ...{ id: PAYMENT_ID, number: 'P-TW1N-0000', created_at: AT, duration: '3 mons' },
      ...{ total: 10.32, state: 'paid' },
      double: {
        ...{ later_id: PAYMENT_ID, policy: 'ask', state: 'kept' },
        ...{ decided_by: 'buyer', decided_at: AT },
      },
    },
  ],
};

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('says what a payment has led to, with links to each record', async () => {
  const { container } = show(everything);
  const link = await screen.findByRole('link', { name: 'Open the subscription' });
  expect(link.getAttribute('href')).toBe(`/admin/subscriptions/${PAYMENT_ID}`);
  expect(facts()).toEqual({
    Access: 'Active, until 10.04.2026The subscription runs until 10.07.2026Open the subscription',
    'Promo code': 'SPRING: used Over its limit: 11 of 10 uses',
    Commission: `$3.00 for ${XSS}, available, $1.20 reversed (because of a refund)`,
    'Buyer’s balance': '−$2.50',
    Receipt: 'Email was not delivered',
    Tickets: `#1001 ${XSS}`,
    'Other payments for this product': expect.stringMatching(
      /^P-TW1N-0000.* · .* · \$10\.32Paid.*Paid twiceboth kept \(by the buyer\)$/,
    ),
  });
  expect(container.querySelector('img')).toBeNull();
  expect(within(container).getAllByRole('link')).toHaveLength(4);
});

test('a role without a permission reads the same and does not follow its link', async () => {
  show(everything, 'finance');
  // Permissions arrive later than the panel.
  await screen.findByRole('link', { name: 'Open the subscription' });
  expect(screen.getByText(`#1001 ${XSS}`)).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/admin/subscriptions/${PAYMENT_ID}`,
    `/admin/partners/${PAYMENT_ID}`,
    `/admin/payments/${PAYMENT_ID}`,
  ]);
});

test('shows nothing that has not happened, and no access of a gift before it is redeemed', async () => {
  show({ paid_at: null });
  expect(await screen.findByText('None')).toBeTruthy();
  expect(facts()).toEqual({ Access: 'None' });
  cleanup();
  show({ paid_at: null, gift: buildConsoleGift() });
  expect(screen.queryByText('None')).toBeNull();
});
