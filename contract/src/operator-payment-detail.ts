import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  idInQuery,
  quoteLinesField,
  timestampField,
  uuidField,
} from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { storyStepField } from './payment-detail.ts';
import { defineRoute } from './route.ts';

/** What an operator should do about a payment now. */
export const operatorNextSteps = [
  'none',
  /** The gateway or the buyer is at work. */
  'wait',
  /** A receipt of a transfer waits to be looked at. */
  'check_transfer',
  /** Money is held that does not fit the order. */
  'decide_review',
  /** More came than was asked. */
  'return_surplus',
  /** A refund is on its way. */
  'follow_refund',
  /** A refund came back: the buyer still has to get it. */
  'pay_owed',
  'answer_dispute',
] as const;
export type OperatorNextStep = (typeof operatorNextSteps)[number];

const maybe = z.nullable(z.string());
const sometimes = z.nullable(timestampField);

/** In the currency that was captured, with two decimals. */
const sumField = z.strictObject({ amount: z.number(), currency: z.string() });

export const operatorPaymentField = z.strictObject({
  id: uuidField,
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  sub_plan_title: z.string(),
  duration: z.string(),
  gateway: z.string(),
  provider: z.string(),
  state: z.string(),
  review_reason: maybe,
  flags: z.array(z.string()),
  lines: quoteLinesField,
  charge: z.optional(chargeField),
  /** What the gateway took and what it has given back, in its own currency. */
  captured: z.nullable(sumField),
  returned: z.nullable(sumField),
  paid: dollarsField,
  refunded: dollarsField,
  /** Of `refunded`: what came back to the shop since. */
  owed: dollarsField,
  reference: maybe,
  handle: maybe,
  option: maybe,
  form_state: z.string(),
  form_url: maybe,
  created_at: timestampField,
  expires_at: timestampField,
  paid_at: sometimes,
  closed_at: sometimes,
  /** When the gateway is asked next, and how often it was. */
  check_at: sometimes,
  check_count: z.int(),
  /** Where the buyer ordered from, two letters; null where nobody says it. */
  country: maybe,
  access: z.nullable(z.strictObject({ from: timestampField, until: timestampField })),
  story: z.array(storyStepField),
  next_step: z.enum(operatorNextSteps),
  events: z.array(
    z.strictObject({
      kind: z.string(),
      detail: z.record(z.string(), z.unknown()),
      at: timestampField,
    }),
  ),
  /** The newest 100. */
  notices: z.array(
    z.strictObject({
      id: z.int(),
      key: z.string(),
      received_at: timestampField,
      applied_at: sometimes,
      outcome: maybe,
      attempts: z.int(),
      error: maybe,
    }),
  ),
  refunds: z.array(
    z.strictObject({
      id: uuidField,
      purpose: z.string(),
      way: z.string(),
      access: z.string(),
      amount: dollarsField,
      sum: sumField,
      state: z.string(),
      reason: z.string(),
      reference: maybe,
      failure: maybe,
      operator_id: uuidField,
      operator: z.string(),
      created_at: timestampField,
      changed_at: timestampField,
    }),
  ),
});
export type OperatorPayment = z.output<typeof operatorPaymentField>;

export const getAnyPayment = defineRoute({
  id: 'getAnyPayment',
  method: 'GET',
  path: '/api-admin/api/v1/payments/:id',
  tag: 'Payments',
  summary: 'A payment with all that is known of it: events, notices, refunds',
  auth: 'operator',
  permission: 'payments:read',
  limit: 'operatorRead',
  params: z.strictObject({ id: uuidField }),
  answer: operatorPaymentField,
});

/** Signatures, tokens and numbers of cards are taken out of it first. */
export const revealNotice = defineRoute({
  id: 'revealNotice',
  method: 'POST',
  path: '/api-admin/api/v1/payments/:id/notices/:notice/reveal',
  tag: 'Payments',
  summary: 'Show what a gateway sent about a payment; this is recorded',
  auth: 'operator',
  permission: 'payments:write',
  limit: 'operatorWrite',
  params: z.strictObject({ id: uuidField, notice: idInQuery }),
  body: z.strictObject({ reason: reasonField }),
  answer: z.strictObject({
    /** As it came, or indented where it is JSON. */
    body: z.string(),
    /** How many values were taken out. */
    redacted: z.int(),
  }),
});
