import * as z from 'zod/mini';
import { dollarsField, durationField, timestampField, uuidField } from '../../shared/fields.ts';
import { doublePaymentPolicies } from '../../shared/shop-settings.ts';
import { accessStates, doublePaymentStates, paymentStates } from '../../shared/states.ts';
import { ticketStates } from '../../shop/support.ts';

/** `upcoming`: the period begins after another one of the same subscription. */
export const paidPeriodStates = ['active', 'on_hold', 'upcoming', 'ended'] as const;

/** What a payment has led to so far, and what a refund would change of it. */
export const consequencesField = z.strictObject({
  /** The period that this payment bought, and the subscription that it belongs to; null before it is paid. */
  access: z.nullable(
    z.strictObject({
      subscription_id: uuidField,
      state: z.enum(paidPeriodStates),
      from: timestampField,
      until: timestampField,
      subscription_state: z.enum(accessStates),
      /** Other periods may extend the subscription beyond this one. */
      subscription_until: timestampField,
      /** Delivered, and still to be delivered. */
      links: z.int(),
      links_waiting: z.int(),
    }),
  ),
  promo: z.nullable(
    z.strictObject({
      code: z.string(),
      state: z.enum(['reserved', 'committed', 'released']),
      /** Late money used the code although its limit was reached. */
      over_limit: z.boolean(),
      /** Uses of the code by now, and how many it allows; null for no limit. */
      uses: z.int(),
      max_uses: z.nullable(z.int()),
    }),
  ),
  commissions: z.array(
    z.strictObject({
      id: uuidField,
      partner: z.strictObject({ id: uuidField, username: z.string() }),
      kind: z.enum(['deposit', 'first_payment']),
      amount: dollarsField,
      reversed: dollarsField,
      state: z.enum(['pending', 'review', 'disputed', 'available', 'reversed']),
      available_at: timestampField,
      reason: z.nullable(z.enum(['refund', 'operator', 'many_accounts', 'dispute'])),
    }),
  ),
  /** The buyer's balance in the shop. */
  balance: dollarsField,
});
export type Consequences = z.output<typeof consequencesField>;

/** A mail or a message by the bot about a payment. `kind` is the first part of its key. */
export const paymentMessageField = z.strictObject({
  channel: z.enum(['mail', 'telegram']),
  kind: z.string(),
  queued_at: timestampField,
  state: z.enum(['waiting', 'sent', 'failed']),
});

export const paymentAlertField = z.strictObject({
  id: z.int(),
  kind: z.string(),
  created_at: timestampField,
  open: z.boolean(),
});

/** Another payment of the same buyer for the same product. */
export const relatedPaymentField = z.strictObject({
  id: uuidField,
  number: z.string(),
  created_at: timestampField,
  duration: durationField,
  total: dollarsField,
  state: z.enum(paymentStates),
  /** Set when both look like one purchase that was paid twice. */
  double: z.nullable(
    z.strictObject({
      /** The later of the two, which a refund would return. */
      later_id: uuidField,
      policy: z.enum(doublePaymentPolicies),
      state: z.enum(doublePaymentStates),
      /** Null while it is open, and when a refund of one of the payments settled it. */
      decided_by: z.nullable(z.enum(['buyer', 'operator', 'shop'])),
      decided_at: z.nullable(timestampField),
    }),
  ),
});

/** A ticket about the payment or its subscription. */
export const paymentTicketField = z.strictObject({
  id: uuidField,
  number: z.int(),
  title: z.string(),
  state: z.enum(ticketStates),
  /** Time of the last message. */
  updated_at: timestampField,
});

/** The outcome of a refund that is not carried out. */
export const refundPreviewField = z.strictObject({
  amount: dollarsField,
  before: consequencesField,
  after: consequencesField,
  state: z.enum(paymentStates),
  /** The mail that the buyer would get, in their language; null without a mail server. */
  mail: z.nullable(z.strictObject({ subject: z.string(), text: z.string() })),
});
export type RefundPreview = z.output<typeof refundPreviewField>;
