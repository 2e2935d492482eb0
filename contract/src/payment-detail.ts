import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  emptyAnswer,
  gatewayField,
  idField,
  languageField,
  linkField,
  quoteLinesField,
  timestampField,
  uuidField,
} from './fields.ts';
import { paymentStatuses } from './payments.ts';
import { defineRoute } from './route.ts';

/** One payment as its buyer reads it: what was ordered, what has happened since, and what comes next. */
const PAYMENT = '/api-payment/api/v1/payment';

/** Everything that can happen to a payment, as far as a buyer is told. */
export const storySteps = [
  'ordered',
  'page_opened',
  /** The gateway gave no answer when the page was asked for. */
  'page_delayed',
  /** The gateway refused to open its page. */
  'not_opened',
  /** A receipt of a transfer was sent, or not taken. */
  'proof_sent',
  'proof_refused',
  'noticed',
  'checked',
  /** The money is on its way and may still fail. */
  'on_its_way',
  'matched',
  /** It came after the order had ended. */
  'matched_late',
  /** More came than was asked. */
  'overpaid',
  /** By a person, after a check by hand. */
  'accepted',
  'paid_by_balance',
  /** There was nothing to pay. */
  'free',
  'granted',
  'declined',
  'expired',
  'canceled',
  'canceled_by_buyer',
  'replaced',
  'held',
  /** Less came than was asked. */
  'held_underpaid',
  /** What was held for a check has gone back. */
  'returned',
  'refund_started',
  'refund_failed',
  /** What came back to the shop was sent once more. */
  'refund_repaid',
  'refunded_partly',
  'refunded',
  'disputed',
  'dispute_over',
] as const;
export type StoryStepKind = (typeof storySteps)[number];

/** What a buyer should know or do now. */
export const nextStepKinds = [
  'wait_for_page',
  'pay',
  'transfer',
  'transfer_checking',
  'on_its_way',
  /** Nothing has been heard for longer than a payment takes. */
  'silent',
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
  'refund_pending',
  'refunded_partly',
  'refunded',
  'disputed',
] as const;
export type NextStepKind = (typeof nextStepKinds)[number];

/** What helps with that, the first one most. */
export const nextStepActions = ['open_page', 'order_again', 'subscriptions', 'ticket'] as const;
export type NextStepAction = (typeof nextStepActions)[number];

export const storyStepField = z.strictObject({
  kind: z.enum(storySteps),
  at: timestampField,
  /** Of refunds: how much. */
  amount: z.optional(dollarsField),
});
export type StoryStep = z.output<typeof storyStepField>;

export const paymentDetailField = z.strictObject({
  id: uuidField,
  created_at: timestampField,
  /** Until when the gateway's page takes money. */
  expires_at: timestampField,
  sub_plan_id: idField,
  sub_plan_title: z.string(),
  pictures: z.array(z.string()),
  duration: z.string(),
  gateway: gatewayField,
  method: z.strictObject({ title: z.string(), title_ru: z.string() }),
  status: z.enum(paymentStatuses),
  is_pending: z.boolean(),
  in_review: z.boolean(),
  lines: quoteLinesField,
  charge: z.optional(chargeField),
  paid_at: z.nullable(timestampField),
  /** What came, and what of it has gone back; 0 while nothing did. */
  paid: dollarsField,
  refunded: dollarsField,
  access: z.nullable(z.strictObject({ from: timestampField, until: timestampField })),
  /** The gateway's page, while it may still be opened. */
  url: z.nullable(linkField),
  story: z.array(storyStepField),
  next_step: z.strictObject({
    kind: z.enum(nextStepKinds),
    actions: z.array(z.enum(nextStepActions)),
  }),
  /** Whether there is a receipt to be had. */
  has_receipt: z.boolean(),
});
export type PaymentDetail = z.output<typeof paymentDetailField>;

const ofOne = z.strictObject({ id: uuidField });

export const getPayment = defineRoute({
  id: 'getPayment',
  method: 'GET',
  path: `${PAYMENT}/:id`,
  tag: 'Payments',
  summary: 'An own payment: its lines, its story and its next step',
  auth: 'user',
  viewable: true,
  limit: 'poll',
  params: ofOne,
  answer: paymentDetailField,
});

/** For buyers who come back from a gateway's page. A gateway that does not answer changes nothing. */
export const checkPayment = defineRoute({
  id: 'checkPayment',
  method: 'POST',
  path: `${PAYMENT}/check`,
  tag: 'Payments',
  summary: 'Ask the gateway about an own payment now, and answer how it stands',
  auth: 'user',
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

export const getReceipt = defineRoute({
  id: 'getReceipt',
  method: 'GET',
  path: `${PAYMENT}/:id/receipt`,
  tag: 'Payments',
  summary: 'The receipt of an own payment that was paid, as a file',
  auth: 'user',
  viewable: true,
  limit: 'document',
  params: ofOne,
  query: z.strictObject({ format: z.enum(receiptFormats), language: languageField }),
  file: true,
  answer: emptyAnswer,
});
