import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  durationField,
  emptyAnswer,
  gatewayField,
  idField,
  languageField,
  linkField,
  quoteLinesField,
  sumField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { giftStates } from '../shared/gifts/gift-states.ts';
import { defineRoutes } from '../shared/route.ts';
import { paymentStates } from '../shared/states.ts';
import { doublePaymentField } from './double-payments.ts';
import { changedPlanField } from './orders/changed-plan.ts';
import { paymentStatuses } from './payments.ts';

/** One payment for its buyer: the order, its history and the next step. */
const routes = defineRoutes({ tag: 'Payments', base: '/api-payment/api/v1/payment' });

/** The events of a payment that a buyer sees. */
export const timelineSteps = [
  'ordered',
  'page_opened',
  /** The gateway did not answer the request for a checkout page. */
  'page_delayed',
  /** The gateway refused to create the checkout page. */
  'not_opened',
  /** A proof of payment was sent, or rejected. */
  'proof_sent',
  'proof_refused',
  'webhook_received',
  'synced',
  /** The money is on its way and may still fail. */
  'on_its_way',
  /** A method of payment was declined, and the gateway's page takes another one. */
  'attempt_declined',
  'matched',
  /** The money arrived after the order had ended. */
  'matched_late',
  /** More money arrived than was charged. */
  'overpaid',
  /** An operator accepted it after a review. */
  'accepted',
  'paid_by_balance',
  /** The total was zero. */
  'free',
  'granted',
  /** The code of a gift was made, redeemed, or revoked by an operator. */
  'gift_ready',
  'gift_claimed',
  'gift_revoked',
  'declined',
  'expired',
  'canceled',
  'canceled_by_buyer',
  'replaced',
  'held',
  /** Less money arrived than was charged. */
  'held_underpaid',
  /** Money held for review was returned. */
  'returned',
  'refund_started',
  'refund_failed',
  /** A refund that came back to the shop was sent again. */
  'refund_repaid',
  'refunded_partly',
  'refunded',
  'disputed',
  'dispute_over',
] as const;
export type TimelineStepKind = (typeof timelineSteps)[number];

/** What the buyer should know or do now. */
export const nextStepKinds = [
  'wait_for_page',
  'pay',
  /** The charge of a renewal, which the bank wants the buyer to confirm. */
  'confirm',
  'transfer',
  'transfer_checking',
  'on_its_way',
  /** No news for longer than a payment takes. */
  'delayed',
  'review',
  'review_underpaid',
  'declined',
  'not_opened',
  'expired',
  'canceled',
  'done',
  'done_late',
  'done_overpaid',
  'ended',
  /** Its plan was replaced by `changed_to`. */
  'changed',
  /** Bought as a gift: its code is on the page of the gifts. */
  'gift',
  'gift_claimed',
  /** An operator revoked it. */
  'gift_revoked',
  'gift_disputed',
  'refund_pending',
  /** A refund came back to the shop, which sends it another way. */
  'refund_owed',
  'refunded_partly',
  'refunded',
  'disputed',
] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

/** Suggested actions, most helpful first. */
export const nextStepActions = [
  'open_page',
  'order_again',
  'subscriptions',
  'gifts',
  'ticket',
] as const;
export type NextStepAction = (typeof nextStepActions)[number];

export const timelineStepField = z.strictObject({
  kind: z.enum(timelineSteps),
  at: timestampField,
  /** Amount, for refunds. */
  amount: z.optional(dollarsField),
});
export type TimelineStep = z.output<typeof timelineStepField>;

export const paymentDetailField = z.strictObject({
  id: uuidField,
  /** Short number to read out, in receipts and mails: `P-7K3M-92QF`. */
  number: z.string(),
  created_at: timestampField,
  /** Until when the checkout page takes money. */
  expires_at: timestampField,
  sub_plan_id: idField,
  sub_plan_title: z.string(),
  sub_plan_title_ru: z.string(),
  pictures: z.array(z.string()),
  duration: durationField,
  gateway: gatewayField,
  method: z.strictObject({ title: z.string(), title_ru: z.string() }),
  status: z.enum(paymentStatuses),
  /** The same more precisely. */
  state: z.enum(paymentStates),
  is_pending: z.boolean(),
  in_review: z.boolean(),
  /** Only of a gift that was paid. */
  gift_state: z.optional(z.enum(giftStates)),
  lines: quoteLinesField,
  charge: z.optional(chargeField),
  paid_at: z.nullable(timestampField),
  /** Amount paid and the refunded part of it; 0 without a payment. */
  paid: dollarsField,
  refunded: dollarsField,
  /** A refund came back to the shop, which owes it to the buyer again. */
  refund_owed: z.optional(z.literal(true)),
  /** The part of `refunded` that it owes; absent when it owes nothing. */
  owed: z.optional(dollarsField),
  /** What the gateway has received, while the payment is in review. */
  received: z.optional(sumField),
  /** The outcome of `save`; absent without it, and until it is known. */
  saving: z.optional(z.enum(['saved', 'not_saved'])),
  /** What was left of the credit of a settled plan change and went to the balance; absent if nothing was. */
  credit_rest: z.optional(dollarsField),
  /** The plan that replaced the one it bought; absent when none did. */
  changed_to: z.optional(changedPlanField),
  access: z.nullable(z.strictObject({ from: timestampField, until: timestampField })),
  /** The checkout page, while it may be opened. */
  url: z.nullable(linkField),
  timeline: z.array(timelineStepField),
  next_step: z.strictObject({
    kind: z.enum(nextStepKinds),
    actions: z.array(z.enum(nextStepActions)),
  }),
  /** Set when the product was probably paid twice by mistake, on both payments. */
  double_payment: z.nullable(doublePaymentField),
  /** Whether a receipt is available. */
  has_receipt: z.boolean(),
  /** Registered fiscal receipts (54-FZ) that can be opened at the operator of fiscal data, oldest first. */
  fiscal_receipts: z.array(
    z.strictObject({
      kind: z.enum(['payment', 'refund', 'closing']),
      url: linkField,
      registered_at: z.nullable(timestampField),
    }),
  ),
});
export type PaymentDetail = z.output<typeof paymentDetailField>;

const ofOne = z.strictObject({ id: uuidField });

export const getPayment = routes.read('getPayment', '/:id', {
  summary: 'A payment of the user: its lines, history and next step',
  params: ofOne,
  answer: paymentDetailField,
});

/** For buyers who return from a checkout page. If the gateway does not answer, nothing changes. */
export const syncOwnPayment = routes.post('syncOwnPayment', '/check', {
  summary: 'Sync a payment of the user with its gateway and answer its state',
  limit: 'paymentCheck',
  body: z.strictObject({ payment_id: uuidField }),
  answer: z.strictObject({
    status: z.enum(paymentStatuses),
    is_pending: z.boolean(),
    in_review: z.boolean(),
  }),
});

export const receiptFormats = ['pdf', 'html'] as const;
export type ReceiptFormat = (typeof receiptFormats)[number];

export const getReceipt = routes.read('getReceipt', '/:id/receipt', {
  summary: 'The receipt of a paid payment of the user, as a file',
  limit: 'document',
  params: ofOne,
  query: z.strictObject({ format: z.enum(receiptFormats), language: languageField }),
  file: true,
  answer: emptyAnswer,
});
