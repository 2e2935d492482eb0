import * as z from 'zod/mini';
import type { GatewayRefund, GatewayReport, GatewayState, RefundState } from '../gateway.ts';

/**
 * Schemas of Stripe's responses and their mapping to `GatewayReport`. Amounts are in minor units, currencies lower
 * case.
 */

const id = z.string().check(z.minLength(1), z.maxLength(255));
const minor = z.int().check(z.minimum(0));
/** The metadata set by us, if the object is ours. */
const metadata = z.object({ payment_id: z.optional(z.string()) });

export const stripeRefund = z.object({
  id,
  amount: minor,
  status: z.nullable(z.string()),
});
type StripeRefund = z.infer<typeof stripeRefund>;

const stripeDispute = z.object({
  id,
  amount: minor,
  status: z.string(),
  evidence_details: z.optional(
    // Unix seconds; null for a dispute that cannot be answered any more.
    z.nullable(z.object({ due_by: z.optional(z.nullable(z.int())) })),
  ),
});
type StripeDispute = z.infer<typeof stripeDispute>;

export const refundList = z.object({ data: z.array(stripeRefund), has_more: z.boolean() });
export const disputeList = z.object({ data: z.array(stripeDispute) });

const stripeCharge = z.object({
  id,
  amount_refunded: minor,
  disputed: z.boolean(),
  refunds: z.optional(z.nullable(refundList)),
});

const paymentIntent = z.object({
  id,
  status: z.string(),
  amount_received: minor,
  currency: z.string(),
  last_payment_error: z.optional(
    z.nullable(z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) })),
  ),
  latest_charge: z.optional(z.nullable(stripeCharge)),
});

const sessionFields = {
  id,
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.string(),
  client_reference_id: z.nullable(z.string()),
  amount_total: z.nullable(minor),
  currency: z.nullable(z.string()),
  livemode: z.boolean(),
  url: z.nullable(z.string()),
};

/** A session as created and listed. */
export const stripeSession = z.object({
  ...sessionFields,
  payment_intent: z.nullable(id),
});

/** A session as retrieved, with `payment_intent.latest_charge.refunds` expanded. */
export const expandedSession = z.object({
  ...sessionFields,
  payment_intent: z.nullable(paymentIntent),
});
export type ExpandedSession = z.infer<typeof expandedSession>;

export const sessionList = z.object({ data: z.array(stripeSession) });
export const taggedIntent = z.object({ id, metadata });
export const intentList = z.object({ data: z.array(z.object({ id })) });

/** Only the ids that lead to the payment are read from an event; its state is fetched afterwards. */
export const stripeEvent = z.object({
  id,
  object: z.literal('event'),
  type: z.string(),
  data: z.object({
    object: z.object({
      id,
      object: z.string(),
      metadata: z.optional(z.nullable(metadata)),
      payment_intent: z.optional(z.nullable(id)),
    }),
  }),
});

/**
 * Maps a session to a report. `disputes` are all disputes of its charge; `refunds` the complete list, where the session
 * holds only a part.
 */
export function reportOf(
  session: ExpandedSession,
  {
    live,
    disputes,
    refunds: list,
  }: { live: boolean; disputes: readonly StripeDispute[]; refunds: readonly StripeRefund[] },
): GatewayReport {
  const intent = session.payment_intent;
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  const capturedMinor = isPaid ? (intent?.amount_received ?? 0) : 0;
  const refunds = list.map(refundOf);
  const returned = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // A lost dispute has taken its amount for good.
  const lost = disputes
    .filter(({ status }) => status === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0);
  const refundedMinor = Math.min(capturedMinor, returned + lost);
  const error = intent?.last_payment_error;
  const dueAt = isPaid ? answerDue(disputes) : undefined;
  // Stripe lists the newest first.
  const dispute = disputes.find(isRunning) ?? disputes[0];
  return {
    ...(dueAt !== undefined && { disputeDueAt: dueAt }),
    ...(dispute !== undefined && { disputeReference: dispute.id }),
    reference: session.id,
    secondaryReference: intent?.id ?? null,
    orderId: session.client_reference_id ?? '',
    merchantMatches: session.livemode === live,
    state: isPaid
      ? stateOfPaid({ capturedMinor, refundedMinor, disputes })
      : stateOfUnpaid(session),
    capturedMinor,
    capturedCurrency: isPaid ? (intent?.currency.toUpperCase() ?? null) : null,
    refundedMinor,
    refunds,
    reason: isPaid ? null : (error?.decline_code ?? error?.code ?? null),
  };
}

function stateOfUnpaid({ status, payment_intent: intent }: ExpandedSession): GatewayState {
  if (status === 'expired') return 'expired';
  // A declined card leaves the page open for another one.
  if (status !== 'complete') return 'open';
  // A debit that failed after checkout asks for another payment method, which the buyer can no longer give.
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return failed ? 'declined' : 'processing';
}

/** Stripe's statuses of an open dispute. `warning_…` are inquiries: no money has been taken. */
const RUNNING_DISPUTES = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

function isRunning({ status }: StripeDispute): boolean {
  return RUNNING_DISPUTES.includes(status);
}

/** The earliest date by which an open dispute has to be answered. */
function answerDue(disputes: readonly StripeDispute[]): Date | undefined {
  const due = disputes
    .filter(isRunning)
    .flatMap(({ evidence_details: details }) => details?.due_by ?? []);
  return due.length > 0 ? new Date(Math.min(...due) * 1_000) : undefined;
}

function stateOfPaid({
  capturedMinor,
  refundedMinor,
  disputes,
}: {
  capturedMinor: number;
  refundedMinor: number;
  disputes: readonly StripeDispute[];
}): GatewayState {
  if (disputes.some(isRunning)) return 'disputed';
  if (refundedMinor === 0) return 'paid';
  return refundedMinor < capturedMinor ? 'partially_refunded' : 'refunded';
}

const REFUND_STATES: Partial<Record<string, RefundState>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundOf({ id, amount, status }: StripeRefund): GatewayRefund {
  // `pending`, `requires_action` and unknown statuses: not completed yet.
  const state = REFUND_STATES[status ?? 'succeeded'] ?? 'pending';
  return { reference: id, state, amountMinor: amount };
}
