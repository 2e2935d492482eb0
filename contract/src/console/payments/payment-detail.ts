import * as z from 'zod/mini';
import {
  chargeField,
  dollarsField,
  durationField,
  idInQuery,
  quoteLinesField,
  sumField,
  timestampField,
  uuidField,
} from '../../shared/fields.ts';
import { paymentStates } from '../../shared/states.ts';
import { changedPlanField } from '../../shop/orders/changed-plan.ts';
import { creditLineField } from '../../shop/orders/plan-changes.ts';
import { reasonField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { subscriptionLinkField } from '../subscriptions.ts';
import {
  consequencesField,
  paymentAlertField,
  paymentMessageField,
  paymentTicketField,
  relatedPaymentField,
} from './consequences.ts';
import { disputeField } from './disputes.ts';
import { fiscalReceiptField } from './fiscal-receipts.ts';
import { consoleGiftField } from './gifts.ts';
import { consoleNextStepField } from './next-step.ts';
import { refundOutcomes } from './payments.ts';

const nullableText = z.nullable(z.string());
const nullableTimestamp = z.nullable(timestampField);

export const consolePaymentField = z.strictObject({
  id: uuidField,
  /** `P-7K3M-92QF`, as in the buyer's receipt. */
  number: z.string(),
  user: z.strictObject({ id: uuidField, username: z.string(), email: z.string() }),
  sub_plan_title: z.string(),
  /** Empty: the same as `sub_plan_title`. */
  sub_plan_title_ru: z.string(),
  duration: durationField,
  gateway: z.string(),
  /** As the shop names the payment method now. */
  method: z.strictObject({ title: z.string(), title_ru: z.string() }),
  provider: z.string(),
  state: z.enum(paymentStates),
  review_reason: nullableText,
  flags: z.array(z.string()),
  lines: quoteLinesField,
  charge: z.optional(chargeField),
  /** Captured and refunded by the gateway, in the captured currency. */
  captured: z.nullable(sumField),
  returned: z.nullable(sumField),
  paid: dollarsField,
  refunded: dollarsField,
  /** Part of `paid` and of the credit that became credit of a later plan change; absent when none did. */
  credited: z.optional(dollarsField),
  /** Only when the order replaces a plan. `settled_at` is null until it was paid, or when the credit was not given. */
  plan_change: z.optional(
    z.strictObject({
      subscription_id: uuidField,
      rest: dollarsField,
      settled_at: nullableTimestamp,
      lines: z.array(creditLineField),
    }),
  ),
  /** The plan that replaced the one it bought, and its payment; absent when none did. */
  changed_to: z.optional(z.extend(changedPlanField, { payment_id: uuidField })),
  /** Part of `refunded` that was returned to the shop. */
  owed: dollarsField,
  reference: nullableText,
  secondary_reference: nullableText,
  /** Whether `syncPaymentById` takes the gateway's id of this payment. */
  takes_payment_id: z.boolean(),
  option: nullableText,
  checkout_state: z.string(),
  checkout_url: nullableText,
  created_at: timestampField,
  expires_at: timestampField,
  paid_at: nullableTimestamp,
  closed_at: nullableTimestamp,
  /** Time of the next sync, and the number of syncs so far. */
  sync_at: nullableTimestamp,
  sync_count: z.int(),
  /** Country of the order, two letters; null when unknown. */
  country: nullableText,
  access: z.nullable(z.strictObject({ from: timestampField, until: timestampField })),
  next_step: consoleNextStepField,
  events: z.array(
    z.strictObject({
      kind: z.string(),
      detail: z.record(z.string(), z.unknown()),
      at: timestampField,
    }),
  ),
  /** The newest 100. */
  webhooks: z.array(
    z.strictObject({
      id: z.int(),
      key: z.string(),
      received_at: timestampField,
      applied_at: nullableTimestamp,
      outcome: nullableText,
      attempts: z.int(),
      error: nullableText,
    }),
  ),
  /** Background work on the payment that failed so far, oldest first. */
  jobs: z.array(
    z.strictObject({
      id: uuidField,
      queue: z.string(),
      attempts: z.int(),
      /** `dead`: without further attempts, until an operator retries or discards it. */
      state: z.enum(['retrying', 'dead']),
      reason: nullableText,
      enqueued_at: timestampField,
      next_at: nullableTimestamp,
    }),
  ),
  /** Disputes and inquiries, newest first. */
  disputes: z.array(disputeField),
  refunds: z.array(
    z.strictObject({
      id: uuidField,
      purpose: z.string(),
      method: z.string(),
      access: z.string(),
      amount: dollarsField,
      sum: sumField,
      state: z.string(),
      reason: z.string(),
      reference: nullableText,
      failure: nullableText,
      /** Null when the buyer or the shop itself requested it. */
      operator: z.nullable(z.string()),
      requested_by: z.enum(['operator', 'buyer', 'shop']),
      /** What `resolveRefund` takes for it now; empty for most. */
      outcomes: z.array(z.enum(refundOutcomes)),
      created_at: timestampField,
      changed_at: timestampField,
    }),
  ),
  /** Fiscal receipts (54-FZ) that the gateway registers, oldest first. */
  fiscal_receipts: z.array(fiscalReceiptField),
  consequences: consequencesField,
  /** Only of a gift that was paid. */
  gift: z.optional(consoleGiftField),
  /** Links and accounts of the subscription that the payment extends; secrets are revealed one by one. */
  links: z.array(subscriptionLinkField),
  /** Newest first. */
  messages: z.array(paymentMessageField),
  alerts: z.array(paymentAlertField),
  /** Other payments of the buyer for the same product, newest first; at most 10. */
  related: z.array(relatedPaymentField),
  /** Tickets about the payment or its subscription, newest first; at most 10. */
  tickets: z.array(paymentTicketField),
});
export type ConsolePayment = z.output<typeof consolePaymentField>;

const routes = consoleRoutes({ tag: 'Payments', read: 'payments:read', write: 'payments:write' });

export const getConsolePayment = routes.get('getConsolePayment', '/payments/:id', {
  summary: 'A payment with its events, webhooks and refunds',
  params: z.strictObject({ id: uuidField }),
  answer: consolePaymentField,
});

/** Signatures, tokens and card numbers are redacted first. */
export const revealWebhook = routes.post(
  'revealWebhook',
  '/payments/:id/webhooks/:webhook/reveal',
  {
    summary: 'Show the body of a webhook; recorded in the audit log',
    params: z.strictObject({ id: uuidField, webhook: idInQuery }),
    body: z.strictObject({ reason: reasonField }),
    answer: z.strictObject({
      /** The body, indented if it is JSON. */
      body: z.string(),
      /** Number of redacted values. */
      redacted: z.int(),
    }),
  },
);
