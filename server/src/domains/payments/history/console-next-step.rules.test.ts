import { expect, test } from 'vitest';
import { type ConsoleStepFacts, consoleNextStepOf } from './console-next-step.rules.ts';

/** Paid in full, nothing else known. */
const paid: ConsoleStepFacts = {
  state: 'paid',
  capturedCents: 507,
  refundedCents: 0,
  totalCents: 507,
  owedCents: 0,
  confirmationWaiting: false,
  proofWaiting: false,
  refundOpen: false,
  refundOverdue: false,
  failedRefund: undefined,
  received: null,
  expected: { amount: 5.07, currency: 'USD' },
  disputeDueAt: null,
  disputedBy: null,
  dispute: undefined,
  double: undefined,
  undelivered: undefined,
  ticket: undefined,
  openAlerts: [],
};
const unpaid = { ...paid, state: 'pending', capturedCents: 0 } as const;
const other = { id: 'other', number: 'P-AAAA-BBBB' };
const alerts = (...kinds: string[]) => ({
  openAlerts: kinds.map((kind, index) => ({ id: index + 1, kind })),
});
const overpaid = { ...paid, capturedCents: 907, ...alerts('payment_overpaid') };
const answerDispute = {
  kind: 'answer_dispute',
  amount: 5.07,
  due_at: null,
  is_inquiry: false,
  is_reported: true,
  accepted_actions: [] as ('evidence' | 'accept')[],
} as const;
const waiting = {
  state: 'needs_answer',
  isInquiry: false,
  dueAt: null,
  acceptedActions: ['evidence', 'accept'],
} as const;
const failed = { failedRefund: { amountCents: 300, access: 'keep' } } as const;

test.each<[string, ConsoleStepFacts, ReturnType<typeof consoleNextStepOf>]>([
  ['is paid', paid, { kind: 'none' }],
  ['is pending', unpaid, { kind: 'wait' }],
  [
    'is pending while its gateway says something unknown',
    { ...unpaid, ...alerts('gateway_unclear') },
    { kind: 'resolve_alert', alert: 1, about: 'gateway_unclear' },
  ],
  ['has ended unpaid', { ...unpaid, state: 'expired' }, { kind: 'none' }],
  [
    'has a proof of payment that waits',
    { ...unpaid, state: 'expired', proofWaiting: true },
    { kind: 'check_transfer' },
  ],
  [
    'waits for a second operator',
    { ...unpaid, confirmationWaiting: true },
    { kind: 'decide_confirmation' },
  ],
  [
    'is in review',
    { ...unpaid, state: 'review', received: { amount: 5, currency: 'EUR' } },
    {
      kind: 'decide_review',
      received: { amount: 5, currency: 'EUR' },
      expected: { amount: 5.07, currency: 'USD' },
    },
  ],
  ['is overpaid', overpaid, { kind: 'refund_surplus', amount: 4, access: 'keep' }],
  [
    'had a part of its surplus refunded',
    { ...overpaid, state: 'partially_refunded', refundedCents: 150 },
    { kind: 'refund_surplus', amount: 2.5, access: 'keep' },
  ],
  ['was overpaid and settled by an operator', { ...overpaid, openAlerts: [] }, { kind: 'none' }],
  [
    'has a refund in progress',
    { ...overpaid, refundOpen: true },
    { kind: 'follow_refund', overdue: false },
  ],
  [
    'has a refund that its gateway leaves open',
    { ...paid, refundOpen: true, refundOverdue: true },
    { kind: 'follow_refund', overdue: true },
  ],
  [
    'had a refund that bounced',
    { ...paid, state: 'refunded', refundedCents: 507, owedCents: 507, ...alerts('refund_failed') },
    { kind: 'pay_owed', amount: 5.07 },
  ],
  [
    'had a refund that the gateway refused',
    { ...paid, ...failed, ...alerts('refund_failed') },
    { kind: 'retry_refund', amount: 3, access: 'keep' },
  ],
  [
    'had a refused refund of more than is left',
    {
      ...paid,
      ...failed,
      state: 'partially_refunded',
      refundedCents: 400,
      ...alerts('refund_failed'),
    },
    { kind: 'retry_refund', amount: 1.07, access: 'keep' },
  ],
  ['had a refused refund that was given up', { ...paid, ...failed }, { kind: 'none' }],
  [
    'is disputed',
    { ...paid, state: 'disputed', disputeDueAt: new Date('2026-03-19T12:00:00Z') },
    { ...answerDispute, due_at: '2026-03-19T12:00:00.000Z' },
  ],
  [
    'is disputed as an operator recorded',
    { ...paid, state: 'disputed', disputedBy: 'operator' },
    { ...answerDispute, is_reported: false },
  ],
  [
    'is disputed and takes evidence',
    { ...paid, state: 'disputed', disputedBy: 'gateway', dispute: waiting },
    { ...answerDispute, accepted_actions: ['evidence', 'accept'] },
  ],
  [
    'is disputed and answered',
    {
      ...paid,
      state: 'disputed',
      disputedBy: 'gateway',
      dispute: { ...waiting, state: 'under_review' },
    },
    { kind: 'await_dispute', amount: 5.07 },
  ],
  [
    'is asked about by the bank',
    { ...paid, dispute: { ...waiting, isInquiry: true } },
    { ...answerDispute, is_inquiry: true, accepted_actions: ['evidence', 'accept'] },
  ],
  [
    'is marked as fraud by the bank',
    { ...paid, ...alerts('fraud_warning') },
    { kind: 'refund_warned', amount: 5.07, access: 'revoke', alert: 1 },
  ],
  [
    'is disputed after a refund, without a date',
    { ...paid, state: 'disputed', refundedCents: 100 },
    { ...answerDispute, amount: 4.07 },
  ],
  [
    'is the second of two for one product',
    { ...paid, double: { ...other, cameFirst: true, asked: true } },
    { kind: 'refund_double', amount: 5.07, access: 'revoke', payment: other, asked: true },
  ],
  [
    'is the first of two for one product',
    { ...paid, double: { ...other, cameFirst: false, asked: false } },
    { kind: 'see_double', payment: other, asked: false },
  ],
  [
    'is one of two but refunded',
    {
      ...paid,
      state: 'refunded',
      refundedCents: 507,
      double: { ...other, cameFirst: true, asked: true },
    },
    { kind: 'none' },
  ],
  [
    'waits for links',
    { ...paid, undelivered: { count: 2, subscriptionId: 's' }, ...alerts('delivery_waiting') },
    { kind: 'deliver', count: 2, subscription_id: 's' },
  ],
  [
    'has a ticket that waits',
    { ...paid, ticket: { id: 't', number: 1001 }, ...alerts('payment_late') },
    { kind: 'answer_ticket', ticket: 't', number: 1001 },
  ],
  [
    'has open alerts, the oldest first',
    { ...paid, ...alerts('payment_late', 'promo_over_limit') },
    { kind: 'resolve_alert', alert: 1, about: 'payment_late' },
  ],
])('a payment that %s has one next step', (_name, facts, step) => {
  expect(consoleNextStepOf(facts)).toEqual(step);
});

test('money comes before deliveries, deliveries before tickets, tickets before alerts', () => {
  const everything: ConsoleStepFacts = {
    ...overpaid,
    undelivered: { count: 1, subscriptionId: 's' },
    ticket: { id: 't', number: 1001 },
  };
  expect(consoleNextStepOf(everything).kind).toBe('refund_surplus');
  const settled = { ...everything, capturedCents: 507 };
  expect(consoleNextStepOf(settled).kind).toBe('deliver');
  expect(consoleNextStepOf({ ...settled, undelivered: undefined }).kind).toBe('answer_ticket');
});
