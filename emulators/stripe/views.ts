import type { Session } from './session.ts';

/** Views of a session as Stripe's objects. */

export const API_VERSION = '2026-10-28.endive';

type Refund = Session['refunds'][number];

/** `expand` names the objects that are included instead of their ids. */
export function sessionView(session: Session, expand: readonly string[] = []) {
  const { state } = session;
  const isPaid = session.chargeId !== null;
  const status = state === 'open' || state === 'expired' ? state : 'complete';
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    status,
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: status === 'open' ? session.url : null,
    amount_subtotal: session.amountMinor,
    amount_total: session.amountMinor,
    currency: session.currency.toLowerCase(),
    client_reference_id: session.orderId === '' ? null : session.orderId,
    customer_email: session.email,
    metadata: session.metadata,
    payment_intent: expand.some((path) => path.startsWith('payment_intent'))
      ? intentView(session, expand)
      : session.intentId,
    created: session.createdAt,
    expires_at: session.expiresAt,
    livemode: livemodeOf(session),
    success_url: session.returnUrl,
    cancel_url: session.cancelUrl ?? null,
    ui_mode: 'hosted_page',
    presentment_details: null,
  };
}

export function intentView(session: Session, expand: readonly string[] = []) {
  const { intentId, chargeId, state } = session;
  if (intentId === null) return null;
  const status =
    chargeId !== null
      ? 'succeeded'
      : state === 'processing'
        ? 'processing'
        : 'requires_payment_method';
  return {
    id: intentId,
    object: 'payment_intent',
    status,
    amount: session.amountMinor,
    amount_received: session.capturedMinor,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    metadata: session.intentMetadata,
    livemode: livemodeOf(session),
    last_payment_error:
      state === 'declined'
        ? {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card has insufficient funds.',
          }
        : null,
    latest_charge: expand.some((path) => path.startsWith('payment_intent.latest_charge'))
      ? chargeView(session, expand)
      : chargeId,
  };
}

export function chargeView(session: Session, expand: readonly string[] = []) {
  const { chargeId, capturedMinor, refundedMinor } = session;
  if (chargeId === null) return null;
  return {
    id: chargeId,
    object: 'charge',
    amount: capturedMinor,
    amount_captured: capturedMinor,
    amount_refunded: refundedMinor,
    refunded: refundedMinor > 0 && refundedMinor === capturedMinor,
    disputed: session.dispute !== null,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    payment_intent: session.intentId,
    metadata: session.intentMetadata,
    livemode: livemodeOf(session),
    ...(expand.includes('payment_intent.latest_charge.refunds') && {
      refunds: listView(
        [...session.refunds].reverse().map((refund) => refundView(session, refund)),
        '/v1/refunds',
      ),
    }),
  };
}

export function refundView(session: Session, refund: Refund) {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountMinor,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    charge: session.chargeId,
    payment_intent: session.intentId,
    status: refund.state,
    metadata: session.refundMetadata[refund.id] ?? {},
    ...(refund.state === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  };
}

export function disputeView(session: Session) {
  const status = { open: 'needs_response', won: 'won', lost: 'lost' } as const;
  if (session.dispute === null) return null;
  return {
    id: `dp_${session.id}`,
    object: 'dispute',
    amount: session.capturedMinor - session.refundedMinor,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    charge: session.chargeId,
    payment_intent: session.intentId,
    reason: 'fraudulent',
    status: status[session.dispute],
    evidence_details: {
      due_by: session.disputeDue,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    metadata: {},
  };
}

export function listView<T>(data: readonly T[], url: string, limit = 10) {
  return {
    object: 'list',
    url,
    has_more: data.length > limit,
    data: data.slice(0, limit),
  };
}

function livemodeOf({ livemode, strange }: Session): boolean {
  return strange === 'test_mode' ? !livemode : livemode;
}
