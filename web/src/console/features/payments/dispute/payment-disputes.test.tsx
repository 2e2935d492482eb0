import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import {
  previewEvidence,
  sendDisputeEvidence,
} from '@sesame/contract/console/payments/disputes.ts';
import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consolePayment, PAYMENT_ID } from '../../../../test/console-payment.ts';
import { freshServer } from '../../../../test/fresh-server.ts';
import { renderConsole } from '../../../../test/render-console.tsx';
import { typeText } from '../../../../test/user/type-text.ts';
import { withId } from '../../../../test/with-id.ts';
import { PaymentScreen } from '../payment-screen.tsx';

const AT = '2026-03-10T12:00:00.000Z';

const server = freshServer();
beforeEach(() => {
  server.answer(listConfirmations, []);
});

/** A route with the payment's id in its path. */
const ofPayment = <R extends RouteSpec>(route: R): R => withId(route, PAYMENT_ID);

const dispute = {
  reference: 'dp_7',
  state: 'needs_answer',
  is_inquiry: false,
  reason: 'not_received',
  gateway_status: 'needs_response, product_not_received',
  amount: { amount: 10.32, currency: 'USD' },
  due_at: AT,
  opened_at: AT,
  changed_at: AT,
  accepted_actions: ['evidence', 'accept'] as ('evidence' | 'accept')[],
  answer: null,
} as const;

test('shows a dispute with its reason in plain words, what helps, and the outcome of the answer', async () => {
  const answer = {
    id: '019a0000-0000-7000-8000-00000000eeee',
    kind: 'evidence',
    state: 'failed',
    operator: 'Anna',
    note: 'They used it daily.',
    attachment: 'chat.pdf',
    has_file: true,
    failure: 'Stripe request failed: dispute_closed',
    created_at: AT,
    sent_at: null,
  } as const;
  const payment = consolePayment({ state: 'disputed', disputes: [{ ...dispute, answer }] });
  server.answer(ofPayment(getConsolePayment), payment);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}` });
  expect(await screen.findByText('Waits for your answer')).toBeTruthy();
  const texts = [/did not get access/, /Show when access was delivered/, dispute.gateway_status];
  for (const text of [...texts, /refused the answer of/, answer.failure, answer.note, 'chat.pdf']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

test('answers a dispute with the evidence that it shows, and a text', async () => {
  const ofDispute = <R extends RouteSpec>(route: R): R => {
    const one = ofPayment(route);
    return { ...one, path: one.path.replace(':reference', dispute.reference) };
  };
  const send = ofDispute(sendDisputeEvidence);
  const step: ConsoleNextStep = {
    kind: 'answer_dispute',
    amount: 5.07,
    due_at: null,
    is_inquiry: false,
    is_reported: true,
    accepted_actions: ['evidence', 'accept'],
  };
  server.answer(
    ofPayment(getConsolePayment),
    consolePayment({ state: 'disputed', next_step: step, disputes: [dispute] }),
  );
  server.answer(ofDispute(previewEvidence), {
    title: 'Evidence',
    made_at: AT,
    sections: [{ title: 'Deliveries', rows: [['VPN', 'delivered 2026-03-10 12:00 UTC']] }],
  });
  server.answer(send, dispute);
  renderConsole(server, <PaymentScreen />, { at: `/admin/payments/${PAYMENT_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer with evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('delivered 2026-03-10 12:00 UTC')).toBeTruthy();
  await typeText(dialog.getByLabelText('Your words to the bank'), 'It was delivered.');
  await typeText(dialog.getByLabelText('Reason'), 'The access was used');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the gateway' }));
  await waitFor(() =>
    expect(server.callsOf(send).map(({ body }) => body)).toEqual([
      { note: 'It was delivered.', file: null, reason: 'The access was used' },
    ]),
  );
});
