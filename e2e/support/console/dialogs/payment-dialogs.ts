/* Dialogs about payments, transfers and payment methods. */

import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import { previewEvidence } from '@sesame/contract/console/payments/disputes.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listTransferProofs } from '@sesame/contract/console/payments/transfers.ts';
import type { ShownPaymentState } from '@sesame/contract/shared/states.ts';
import { changeAnswer } from '../../shop/events.ts';
import { AT, type DialogPage, ID, LATER, OTHER, press } from './dialog-page.ts';

const inState = (state: ShownPaymentState, owed = 0) =>
  changeAnswer(getConsolePayment)((payment) => ({ ...payment, state, owed }));

/** A dispute that an operator recorded, or one whose gateway accepted_actions these answers. */
const disputed = (accepted_actions: ('evidence' | 'accept')[]) =>
  changeAnswer(getConsolePayment)((payment) => ({
    ...payment,
    state: 'disputed',
    next_step: {
      kind: 'answer_dispute',
      amount: 10.32,
      due_at: LATER,
      is_inquiry: false,
      is_reported: accepted_actions.length > 0,
      accepted_actions,
    },
    disputes: [
      {
        reference: 'dp_7',
        state: 'needs_answer',
        is_inquiry: false,
        reason: 'not_received',
        gateway_status: 'needs_response, product_not_received',
        amount: { amount: 10.32, currency: 'USD' },
        due_at: LATER,
        opened_at: AT,
        changed_at: AT,
        accepted_actions,
        answer: null,
      },
    ],
  }));

const evidence = changeAnswer(previewEvidence)(() => ({
  title: 'Evidence',
  made_at: AT,
  sections: [{ title: 'Deliveries', rows: [['Askara', 'delivered 2026-03-10 12:00 UTC']] }],
}));

/** A refund that its gateway leaves open. */
const stuckRefund = changeAnswer(getConsolePayment)((payment) => ({
  ...payment,
  next_step: { kind: 'follow_refund', overdue: true },
  refunds: [
    {
      id: ID,
      purpose: 'refund',
      method: 'gateway',
      access: 'keep',
      amount: 10.32,
      sum: { amount: 10.32, currency: 'USD' },
      state: 'pending',
      reason: 'It never worked',
      reference: null,
      failure: null,
      operator: 'Boris Finch',
      requested_by: 'operator',
      outcomes: ['paid_back', 'not_paid_back'],
      created_at: AT,
      changed_at: AT,
    },
  ],
}));

export const paymentDialogs = {
  paid: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    dialogs: {
      refund: press('Refund'),
      'declare a dispute': press('Mark as disputed'),
      'reveal a link': press(/^Show link: /),
      'show a webhook': async (page) => {
        await page.getByRole('switch', { name: 'Show technical rows' }).check();
        return await press(/^Show: /)(page);
      },
    },
  },
  open: {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    dialogs: { 'confirm manually': press('Confirm manually') },
  },
  inReview: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [inState('review')],
    dialogs: { 'accept held money': press('Accept'), 'return held money': press('Return') },
  },
  confirmation: {
    at: ({ openPayment }) => `/admin/payments/${openPayment}`,
    events: [
      changeAnswer(listConfirmations)(() => [
        {
          id: ID,
          payment_id: OTHER,
          username: 'anna.levina',
          title: 'Askara Pro',
          title_ru: '',
          total: 142.2,
          reference: 'B-7',
          reason: 'On the statement',
          state: 'waiting',
          requested: { name: 'Boris Finch', at: AT },
          own: false,
          expires_at: LATER,
          decided: null,
        },
      ]),
    ],
    dialogs: {
      'approve a confirmation': press('Approve'),
      'reject a confirmation': press('Reject'),
    },
  },
  declaredDispute: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [disputed([])],
    dialogs: { 'dispute won': press('Dispute won'), 'dispute lost': press('Dispute lost') },
  },
  reportedDispute: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [disputed(['evidence', 'accept']), evidence],
    dialogs: {
      'answer a dispute': press('Answer with evidence'),
      'accept a dispute': press('Accept the dispute'),
    },
  },
  stuckRefund: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [stuckRefund],
    dialogs: {
      'record that a refund was paid back': press('It was paid back'),
      'record that a refund failed': press('It did not go back'),
    },
  },
  refunded: {
    at: ({ paidPayment }) => `/admin/payments/${paidPayment}`,
    events: [inState('refunded', 3)],
    dialogs: { 'pay again': press('Refund again') },
  },
  transfers: {
    at: () => '/admin/transfers',
    events: [
      changeAnswer(listTransferProofs)(() => [
        {
          id: ID,
          reference: '123456789',
          state: 'pending',
          title: 'Askara Pro',
          title_ru: '',
          username: 'anna.levina',
          email: 'anna@people.example',
          total: 142.2,
          expected: { amount: 142.2, currency: 'USD' },
          created_at: AT,
          expires_at: LATER,
          proofs: [
            {
              id: OTHER,
              created_at: AT,
              type: 'application/pdf',
              size_bytes: 12_000,
              decision: null,
              reason: null,
            },
          ],
          seen: null,
        },
      ]),
    ],
    dialogs: { 'accept a transfer': press('Accept'), 'refuse a proof of payment': press('Reject') },
  },
  methods: {
    at: () => '/admin/payment-methods',
    dialogs: {
      'switch a method': async (page) => {
        const opener = page.locator('main').getByRole('switch', { checked: false }).first();
        await opener.click();
        return opener;
      },
      'set a rate': press('Set rate'),
    },
  },
} satisfies Readonly<Record<string, DialogPage>>;
