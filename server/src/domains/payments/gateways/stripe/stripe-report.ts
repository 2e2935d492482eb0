import type { GatewayRefund, RefundState } from '../refunds.ts';
import type { GatewayReport, GatewayState } from '../report.ts';
import { disputeOf } from './stripe-disputes.ts';
import { savedMethodOf } from './stripe-methods.ts';
import type {
  ExpandedIntent,
  ExpandedSession,
  StripeDispute,
  StripeRefund,
} from './stripe-wire.ts';

interface AfterSale {
  readonly live: boolean;
  /** All disputes of the charge. */
  readonly disputes: readonly StripeDispute[];
  /** The complete list, where the charge holds only a part. */
  readonly refunds: readonly StripeRefund[];
}

/** Maps a session to a report. */
export function reportOf(session: ExpandedSession, afterSale: AfterSale): GatewayReport {
  const isPaid = session.status === 'complete' && session.payment_status === 'paid';
  const savedMethod = isPaid ? savedMethodOf(session) : undefined;
  return {
    ...moneyOf(session, isPaid, afterSale),
    ...(savedMethod !== undefined && { savedMethod }),
    reference: session.id,
    orderId: session.client_reference_id ?? '',
    merchantMatches: session.livemode === afterSale.live,
    ...(!isPaid && { state: stateOfUnpaid(session) }),
  };
}

/** Maps the charge of a saved method to a report; it has no session. */
export function chargeReportOf(intent: ExpandedIntent, afterSale: AfterSale): GatewayReport {
  const isPaid = intent.status === 'succeeded';
  const isOver = intent.status === 'requires_payment_method' || intent.status === 'canceled';
  const waits = isUnconfirmed(intent);
  return {
    ...moneyOf({ payment_intent: intent }, isPaid, afterSale),
    ...(waits && { reason: null }),
    reference: intent.id,
    orderId: intent.metadata.payment_id ?? '',
    merchantMatches: intent.livemode === afterSale.live,
    ...(!isPaid && { state: waits ? 'open' : isOver ? 'declined' : 'processing' }),
  };
}

/**
 * Whether a charge can still be confirmed by its buyer. One that the bank refused for want of a confirmation has the status
 * of a declined one, and can be confirmed all the same; after a confirmation that failed it has another code.
 */
export function isUnconfirmed({ status, last_payment_error: error }: ExpandedIntent): boolean {
  if (status === 'requires_action' || status === 'requires_confirmation') return true;
  return status === 'requires_payment_method' && error?.code === AUTHENTICATION_REQUIRED;
}

/** Stripe's code of a charge that needs its buyer. */
export const AUTHENTICATION_REQUIRED = 'authentication_required';

/** What an intent says about money. The state is that of a paid one. */
function moneyOf(
  payment: Pick<ExpandedSession, 'payment_intent'> & Partial<ExpandedSession>,
  isPaid: boolean,
  { disputes, refunds: list }: AfterSale,
): Omit<GatewayReport, 'reference' | 'orderId' | 'merchantMatches'> {
  const intent = payment.payment_intent;
  const capturedMinor = isPaid ? (intent?.amount_received ?? 0) : 0;
  const refunds = list.map(refundOf);
  const returned = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // A lost dispute has taken its amount for good.
  const lost = disputes
    .filter((dispute) => dispute.status === 'lost' || hasTakenByPrevention(dispute, list))
    .reduce((sum, { amount }) => sum + amount, 0);
  const refundedMinor = Math.min(capturedMinor, returned + lost);
  const error = intent?.last_payment_error;
  const dueAt = isPaid ? answerDue(disputes) : undefined;
  // Stripe lists the newest first.
  const dispute = disputes.find(isRunning) ?? disputes[0];
  const unclear = unknownWord(payment, list, disputes);
  return {
    ...(unclear !== undefined && { unclear }),
    ...(dueAt !== undefined && { disputeDueAt: dueAt }),
    ...(dispute !== undefined && {
      disputeReference: dispute.id,
      disputes: disputes.map(disputeOf),
    }),
    secondaryReference: intent?.id ?? null,
    state: stateOfPaid({ capturedMinor, refundedMinor, disputes }),
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
  if (status === 'open' || status === null) return 'open';
  if (status !== 'complete') return 'processing';
  // A debit that failed after checkout asks for another payment method, which the buyer can no longer give.
  const failed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return failed ? 'declined' : 'processing';
}

/** Stripe's statuses of an open dispute. */
const RUNNING_DISPUTES: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];
/** `warning_…` are inquiries: no money has been taken. */
const OTHER_DISPUTES: readonly string[] = [
  'won',
  'lost',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
];

/** A status that Stripe's documents do not have decides nothing, so the dispute counts as open. */
function isRunning({ status }: StripeDispute): boolean {
  return RUNNING_DISPUTES.includes(status) || !OTHER_DISPUTES.includes(status);
}

/**
 * Whether a prevented dispute has returned its amount to the buyer. No document says whether a refund object shows that,
 * so what the dispute moved on the account decides, unless a refund made since covers it: that is counted already.
 */
function hasTakenByPrevention(dispute: StripeDispute, refunds: readonly StripeRefund[]): boolean {
  if (dispute.status !== 'prevented') return false;
  const moved = (dispute.balance_transactions ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const isRefunded = refunds.some(
    (refund) =>
      refundOf(refund).state !== 'failed' &&
      (refund.created ?? 0) >= (dispute.created ?? 0) &&
      refund.amount >= dispute.amount,
  );
  return moved < 0 && !isRefunded;
}

const KNOWN_WORDS: Readonly<
  Record<'session' | 'payment' | 'intent' | 'refund', readonly string[]>
> = {
  session: ['open', 'complete', 'expired'],
  payment: ['paid', 'unpaid', 'no_payment_required'],
  intent: [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
    'canceled',
    'succeeded',
  ],
  refund: ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'],
};

/** The first status that Stripe's documents do not have. */
function unknownWord(
  {
    status,
    payment_status: payment,
    payment_intent: intent,
  }: Pick<ExpandedSession, 'payment_intent'> & Partial<ExpandedSession>,
  refunds: readonly StripeRefund[],
  disputes: readonly StripeDispute[],
): string | undefined {
  const words = [
    ['session', status],
    ['payment', payment],
    ['intent', intent?.status],
    ...refunds.map((refund) => ['refund', refund.status] as const),
  ] as const;
  const unknown = words.find(([of, word]) => word != null && !KNOWN_WORDS[of].includes(word));
  if (unknown !== undefined) return unknown.join(' ');
  const dispute = disputes.find((one) => isRunning(one) && !RUNNING_DISPUTES.includes(one.status));
  return dispute && `dispute ${dispute.status}`;
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

const REFUND_STATES: ReadonlyMap<string, RefundState> = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

export function refundOf({ id, amount, status }: StripeRefund): GatewayRefund {
  // `pending`, `requires_action` and unknown statuses: not completed yet.
  const state = REFUND_STATES.get(status ?? 'succeeded') ?? 'pending';
  return { reference: id, state, amountMinor: amount };
}
