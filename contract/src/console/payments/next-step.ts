import * as z from 'zod/mini';
import { dollarsField, sumField, timestampField, uuidField } from '../../shared/fields.ts';

const otherPaymentField = z.strictObject({ id: uuidField, number: z.string() });

/** Whether the buyer was asked which it should be; else the shop refunds it by itself. */
const askedField = z.boolean();

/** What an operator should do next about a payment, with what the action needs already filled in. */
export const consoleNextStepField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** The gateway or the buyer has to act. */
  z.strictObject({ kind: z.literal('wait') }),
  /** A manual confirmation waits for a second operator. */
  z.strictObject({ kind: z.literal('decide_confirmation') }),
  /** The proof of payment of a transfer has to be checked. */
  z.strictObject({ kind: z.literal('check_transfer') }),
  /** Money that does not match the order is held for review. */
  z.strictObject({
    kind: z.literal('decide_review'),
    /** Null when the gateway named no amount. */
    received: z.nullable(sumField),
    expected: sumField,
  }),
  /** A refund is in progress. `overdue`: for so long that an operator may record how it ended. */
  z.strictObject({ kind: z.literal('follow_refund'), overdue: z.boolean() }),
  /** A refund was returned to the shop; the buyer still has to get it. */
  z.strictObject({ kind: z.literal('pay_owed'), amount: dollarsField }),
  /** The bank asks for an answer to a dispute. */
  z.strictObject({
    kind: z.literal('answer_dispute'),
    amount: dollarsField,
    /** Null when the gateway names no date. */
    due_at: z.nullable(timestampField),
    /** The bank only asks, and took no money yet. */
    is_inquiry: z.boolean(),
    /** The gateway reports the outcome; else an operator records it. */
    is_reported: z.boolean(),
    /** What can be sent from here; empty: it is answered at the gateway. */
    accepted_actions: z.array(z.enum(['evidence', 'accept'])),
  }),
  /** A dispute is with the gateway, which will report how it ends. */
  z.strictObject({ kind: z.literal('await_dispute'), amount: dollarsField }),
  /** The card's bank warns of fraud: a refund now spares the shop a dispute. */
  z.strictObject({
    kind: z.literal('refund_warned'),
    amount: dollarsField,
    access: z.literal('revoke'),
    alert: z.int(),
  }),
  /** More money arrived than was charged: the rest is refunded, and the access stays. */
  z.strictObject({
    kind: z.literal('refund_surplus'),
    amount: dollarsField,
    access: z.literal('keep'),
  }),
  /** The buyer had already paid for the same product: unless both stay, this payment is refunded in full. */
  z.strictObject({
    kind: z.literal('refund_double'),
    amount: dollarsField,
    access: z.literal('revoke'),
    payment: otherPaymentField,
    asked: askedField,
  }),
  /** The same, seen from the payment that came first and stays. */
  z.strictObject({
    kind: z.literal('see_double'),
    payment: otherPaymentField,
    asked: askedField,
  }),
  /** The gateway refused a refund, so the buyer has not got it. */
  z.strictObject({
    kind: z.literal('retry_refund'),
    amount: dollarsField,
    access: z.enum(['keep', 'shorten', 'revoke']),
  }),
  /** Links or accounts of the subscription have not been delivered. */
  z.strictObject({ kind: z.literal('deliver'), count: z.int(), subscription_id: uuidField }),
  /** The buyer asks about this payment, or about the access it bought. */
  z.strictObject({ kind: z.literal('answer_ticket'), ticket: uuidField, number: z.int() }),
  /** An alert is open although nothing else has to be done. */
  z.strictObject({ kind: z.literal('resolve_alert'), alert: z.int(), about: z.string() }),
]);
export type ConsoleNextStep = z.output<typeof consoleNextStepField>;
