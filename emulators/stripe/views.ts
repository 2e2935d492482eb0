import {
  cardRest,
  chargeRest,
  disputeRest,
  intentRest,
  methodRest,
  refundRest,
  sessionRest,
} from './always-present.ts';
import { codesOf } from './errors.ts';
import { fingerprintOf, type MethodStore, type SavedCard } from './methods.ts';
import type { Session } from './session.ts';

/** Views of a session as Stripe's objects. */

export const API_VERSION = '2026-10-28.endive';

type Refund = Session['refunds'][number];

/** What is shown beside the payment itself: expanded objects, and the cards among them. */
export interface Shown {
  /** Objects that are included instead of their ids. */
  readonly expand?: readonly string[] | undefined;
  readonly methods?: Pick<MethodStore, 'find'>;
}

export function sessionView(session: Session, shown: Shown = {}) {
  const { expand = [] } = shown;
  const { state } = session;
  const isPaid = session.chargeId !== null;
  const status = state === 'open' || state === 'expired' ? state : 'complete';
  return {
    ...sessionRest,
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
    customer: session.customerId,
    customer_creation: session.createsCustomer ? 'always' : 'if_required',
    customer_email: session.email,
    metadata: session.metadata,
    payment_intent: expand.some((path) => path.startsWith('payment_intent'))
      ? intentView(session, shown)
      : session.intentId,
    created: session.createdAt,
    expires_at: session.expiresAt,
    livemode: livemodeOf(session),
    success_url: session.returnUrl,
    cancel_url: session.cancelUrl ?? null,
    locale: session.locale,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    presentment_details: null,
    ...(expand.includes('line_items') && { line_items: lineItemsView(session) }),
  };
}

/** One item with the description and the price of the order. */
export function lineItemsView({ id, description, amountMinor, currency }: Session) {
  const item = {
    id: `li_${id}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amountMinor,
    amount_tax: 0,
    amount_total: amountMinor,
    currency: currency.toLowerCase(),
    description,
    metadata: {},
    price: null,
    quantity: 1,
  };
  return listView([item], `/v1/checkout/sessions/${id}/line_items`);
}

export function intentView(session: Session, { expand = [], methods }: Shown = {}) {
  const { intentId, chargeId, state } = session;
  if (intentId === null) return null;
  const status =
    chargeId !== null
      ? 'succeeded'
      : state === 'processing'
        ? 'processing'
        : session.isCharge && state !== 'declined'
          ? state === 'canceled'
            ? 'canceled'
            : 'requires_action'
          : 'requires_payment_method';
  return {
    ...intentRest,
    id: intentId,
    created: session.createdAt,
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
            ...codesOf(session.declineCode || 'insufficient_funds'),
            message: 'Your card was declined.',
          }
        : null,
    latest_charge: expand.some((path) => path.startsWith('payment_intent.latest_charge'))
      ? chargeView(session, expand)
      : chargeId,
    customer: session.customerId,
    payment_method: expand.includes('payment_intent.payment_method')
      ? methodView(session.methodId === null ? undefined : methods?.find(session.methodId))
      : session.methodId,
    setup_future_usage: session.saves ? 'off_session' : null,
    next_action:
      status === 'requires_action' && session.returnUrl !== undefined
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: session.url, return_url: session.returnUrl },
          }
        : null,
  };
}

export function chargeView(session: Session, expand: readonly string[] = []) {
  const { chargeId, capturedMinor, refundedMinor } = session;
  if (chargeId === null) return null;
  return {
    ...chargeRest,
    id: chargeId,
    created: session.capturedAt ?? session.createdAt,
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

export function methodView(card: SavedCard | undefined) {
  if (card === undefined) return null;
  return {
    ...methodRest,
    id: card.id,
    object: 'payment_method',
    type: 'card',
    card: {
      ...cardRest,
      brand: 'visa',
      last4: card.last4,
      exp_month: 12,
      exp_year: card.expiresYear,
      fingerprint: fingerprintOf(card),
    },
    created: card.createdAt,
    customer: card.customer,
    livemode: card.livemode,
  };
}

export function refundView(session: Session, refund: Refund) {
  return {
    ...refundRest,
    id: refund.id,
    object: 'refund',
    created: session.refundedAt[refund.id] ?? session.createdAt,
    amount: refund.amountMinor,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    charge: session.chargeId,
    payment_intent: session.intentId,
    status: refund.state,
    metadata: session.refundMetadata[refund.id] ?? {},
    ...(refund.state === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  };
}

const DISPUTE_STATUS = { open: 'needs_response', won: 'won', lost: 'lost' } as const;
/** Time from a dispute to the day by which it has to be answered. */
const ANSWER_S = 9 * 86_400;

export function disputeView(session: Session) {
  if (session.dispute === null) return null;
  const amount = session.capturedMinor - refundedBefore(session);
  return {
    ...disputeRest,
    id: `dp_${session.id}`,
    object: 'dispute',
    amount,
    balance_transactions: movedBy(session, amount),
    created: (session.disputeDue ?? 0) - ANSWER_S,
    currency: (session.capturedCurrency ?? session.currency).toLowerCase(),
    charge: session.chargeId,
    evidence: session.evidence ?? {},
    payment_intent: session.intentId,
    reason: session.disputeReason,
    status: statusOfDispute(session, session.dispute),
    evidence_details: {
      due_by: session.prevented === null ? session.disputeDue : null,
      has_evidence: session.evidence !== null,
      past_due: false,
      submission_count: session.evidence === null ? 0 : 1,
    },
    is_charge_refundable: false,
    livemode: livemodeOf(session),
    metadata: {},
  };
}

function statusOfDispute(
  { prevented, evidence }: Session,
  dispute: NonNullable<Session['dispute']>,
): string {
  if (prevented !== null) return 'prevented';
  return dispute === 'open' && evidence !== null ? 'under_review' : DISPUTE_STATUS[dispute];
}

export function fraudWarningView(session: Session) {
  if (session.fraudWarning === null) return null;
  const isRefunded = session.refundedMinor >= session.capturedMinor;
  return {
    id: session.fraudWarning,
    object: 'radar.early_fraud_warning',
    actionable: session.dispute === null && !isRefunded,
    charge: session.chargeId,
    created: session.capturedAt ?? session.createdAt,
    fraud_type: 'unauthorized_use_of_card',
    livemode: livemodeOf(session),
    payment_intent: session.intentId,
  };
}

/** What was refunded before the dispute: not the refund by which a prevented one was settled. */
function refundedBefore({ prevented, refundedMinor, refunds }: Session): number {
  return prevented === 'refunded'
    ? refundedMinor - (refunds.at(-1)?.amountMinor ?? 0)
    : refundedMinor;
}

/** A dispute takes its amount at once and returns it when it is won. */
function movedBy({ id, dispute, prevented, currency }: Session, amount: number) {
  const move = (minor: number, index: number) => ({
    id: `txn_${index}${id}`,
    object: 'balance_transaction',
    amount: minor,
    currency: currency.toLowerCase(),
    fee: 0,
    net: minor,
    type: 'adjustment',
  });
  if (prevented === 'refunded' || prevented === 'nothing') return [];
  const moved = dispute === 'won' ? [-amount, amount] : [-amount];
  return moved.map(move);
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
