import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../test/console-payment.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import type { PaymentAction } from './payment-next-step.rules.ts';
import { PaymentNextStep } from './payment-next-step.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const other = { id: '019a0000-0000-7000-8000-00000000ffff', number: 'P-TW1N-0000' };

const onAction = vi.fn<(action: PaymentAction) => void>();

const server = freshServer();
beforeEach(() => {
  onAction.mockReset();
  server.answer(listConfirmations, []);
});

const show = (next_step: ConsoleNextStep, role?: 'manager') =>
  renderConsole(
    server,
    <PaymentNextStep onAction={onAction} payment={consolePayment({ next_step })} />,
    role && { role },
  );

const disputed = {
  kind: 'answer_dispute',
  amount: 5.07,
  due_at: null,
  is_inquiry: false,
  is_reported: true,
  accepted_actions: [] as ('evidence' | 'accept')[],
} as const;

test.each<[ConsoleNextStep, RegExp, string | null]>([
  [{ kind: 'none' }, /^No action needed/, null],
  [{ kind: 'wait' }, /Waiting for the gateway/, null],
  [{ kind: 'follow_refund', overdue: false }, /refund is in progress/, null],
  [{ kind: 'follow_refund', overdue: true }, /has not said for a day/, null],
  [{ kind: 'check_transfer' }, /proof of payment is waiting/, null],
  [{ kind: 'pay_owed', amount: 5.07 }, /still owed \$5\.07/, 'Refund $5.07 again'],
  [{ ...disputed, due_at: AT }, /disputes \$5\.07\. Respond at the gateway by 10\.03\.2026/, null],
  [{ ...disputed, is_reported: false }, /at the gateway, then/, 'Dispute lost'],
  [
    { ...disputed, due_at: AT, accepted_actions: ['evidence', 'accept'] },
    /Answer with evidence by 10\.03\.2026/,
    'Accept the dispute',
  ],
  [{ ...disputed, is_inquiry: true, due_at: AT }, /bank asks about this payment/, null],
  [{ kind: 'await_dispute', amount: 5.07 }, /dispute about \$5\.07 is under review/, null],
  [
    { kind: 'refund_warned', amount: 5.07, access: 'revoke', alert: 7 },
    /bank reports fraud/,
    'Refund $5.07',
  ],
  [{ kind: 'refund_surplus', amount: 4, access: 'keep' }, /paid \$4\.00 too much/, 'Refund $4.00'],
  [
    { kind: 'refund_double', amount: 5.07, access: 'revoke', payment: other, asked: true },
    /was asked whether to keep both.*P-TW1N-0000/,
    'Refund $5.07 in full',
  ],
  [
    { kind: 'see_double', payment: other, asked: false },
    /later payment is being refunded.*P-TW1N-0000/,
    'Dismiss',
  ],
  [{ kind: 'retry_refund', amount: 3, access: 'keep' }, /refund of \$3\.00 failed/, 'Refund $3.00'],
  [
    { kind: 'deliver', count: 2, subscription_id: PAYMENT_ID },
    /2 links have not been delivered/,
    null,
  ],
  [{ kind: 'answer_ticket', ticket: PAYMENT_ID, number: 1001 }, /Open ticket #1001/, null],
  [
    { kind: 'resolve_alert', alert: 7, about: 'payment_late' },
    /^Late payment.*an alert is open/,
    'Resolve alert',
  ],
])('says what to do next: %o', async (next_step, text, action) => {
  const { container } = show(next_step);
  await waitFor(() => expect(container.textContent).toMatch(text));
  if (action !== null) {
    await userEvent.click(await screen.findByRole('button', { name: action }));
    expect(onAction).toHaveBeenCalledOnce();
  }
});

test('offers a role only what it may do, in the order of the advice', async () => {
  const warned = { kind: 'refund_warned', amount: 5.07, access: 'revoke', alert: 7 } as const;
  const { unmount } = show(warned);
  await screen.findByRole('button', { name: 'Refund $5.07' });
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Refund $5.07', 'Resolve alert']);
  unmount();
  show(warned, 'manager');
  await screen.findByRole('button', { name: 'Resolve alert' });
  expect(names()).toEqual(['Resolve alert']);
});

test('leads to the other payment of a purchase that was paid twice', async () => {
  show({ kind: 'see_double', payment: other, asked: true });
  const link = await screen.findByRole('link', { name: other.number });
  expect(link.getAttribute('href')).toBe(`/admin/payments/${other.id}`);
});
