import { createHmac, randomBytes } from 'node:crypto';
import type { Emulator } from '../kit/emulator.ts';
import type { Outcome } from '../kit/outcomes.ts';
import type { Webhook } from '../kit/webhook-sender.ts';
import type { SavedCard } from './methods.ts';
import type { Session } from './session.ts';
import {
  API_VERSION,
  chargeView,
  disputeView,
  fraudWarningView,
  intentView,
  methodView,
  refundView,
  sessionView,
} from './views.ts';

/** The `Stripe-Signature` header: HMAC-SHA256 of `<unix seconds>.<raw body>` with the endpoint's secret. */
export function signEvent(secret: string, rawBody: string, sentAt: number): string {
  const digest = createHmac('sha256', secret).update(`${sentAt}.${rawBody}`).digest('hex');
  return `t=${sentAt},v1=${digest}`;
}

export interface EventContext {
  readonly emulator: Emulator<Session>;
  readonly secret: string;
  readonly events: EventLog;
}

/** The events that were sent, for reading them again. */
export interface EventLog {
  put(event: { readonly id: string }): void;
  find(id: string): object | undefined;
}

const EVENTS_MAX = 10_000;

export function createEventLog(): EventLog {
  const known = new Map<string, object>();
  return {
    put(event) {
      known.set(event.id, event);
      const [oldest] = known.keys();
      if (known.size > EVENTS_MAX && oldest !== undefined) known.delete(oldest);
    },
    find: (id) => known.get(id),
  };
}

/** An event as a webhook to send; its id stays the same for retries. */
function eventWebhook(
  { emulator, events, secret }: EventContext,
  session: Pick<Session, 'id' | 'livemode'>,
  type: string,
  object: object | null,
): Webhook {
  const event = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: API_VERSION,
    created: emulator.unixNow(),
    livemode: session.livemode,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  };
  events.put(event);
  return {
    paymentId: session.id,
    type,
    build({ badSignature, wrongAmount }) {
      const url = emulator.webhookUrl();
      if (url === undefined) return undefined;
      const sum = object && 'amount_total' in object ? { amount_total: 1 } : { amount: 1 };
      const body = JSON.stringify(
        wrongAmount ? { ...event, data: { object: { ...object, ...sum } } } : event,
      );
      const signature = signEvent(
        badSignature ? `not ${secret}` : secret,
        body,
        emulator.unixNow(),
      );
      return {
        url,
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      };
    },
  };
}

/** What the end of a payment is called in the events of a charge, and in those of a session. */
const SESSION_EVENTS = {
  succeeded: 'async_payment_succeeded',
  payment_failed: 'async_payment_failed',
  processing: 'completed',
} as const;
type PaymentEvent = keyof typeof SESSION_EVENTS;

/** The events of an outcome, in Stripe's order. */
export function eventsOf(
  context: EventContext,
  outcome: Outcome,
  { before, after }: { before: Session; after: Session },
): Webhook[] {
  const ofSession = (name: string) =>
    eventWebhook(context, after, `checkout.session.${name}`, sessionView(after));
  const ofPayment = (name: PaymentEvent) =>
    after.isCharge
      ? eventWebhook(context, after, `payment_intent.${name}`, intentView(after))
      : ofSession(SESSION_EVENTS[name]);
  const ofDispute = (name: string) =>
    eventWebhook(context, after, `charge.dispute.${name}`, disputeView(after));

  switch (outcome) {
    case 'expire':
      return [ofSession('expired')];
    case 'decline': {
      // A debit that is refused on the page is first submitted and then fails.
      const processing: Session = { ...after, state: 'processing' };
      const submitted = eventWebhook(
        context,
        after,
        'checkout.session.completed',
        sessionView(processing),
      );
      const failed = ofPayment('payment_failed');
      return before.state === 'open' && !after.isCharge ? [submitted, failed] : [failed];
    }
    case 'finish':
      return before.state === 'processing'
        ? [ofPayment('succeeded')]
        : [ofRefund(context, after, 'updated')];
    case 'pay_late':
      return [ofSession(before.state === 'open' ? 'completed' : 'async_payment_succeeded')];
    case 'refund':
    case 'refund_pending':
      return refundEvents(context, after);
    case 'refund_fails':
      return [ofRefund(context, after, 'failed')];
    case 'fraud_warning':
      return [ofWarning(context, after, 'created')];
    case 'dispute':
      return [ofDispute('created'), ...preventionEvents(context, after)];
    case 'dispute_won':
      return [ofDispute('closed'), ofDispute('funds_reinstated')];
    case 'dispute_lost':
      return [ofDispute('closed')];
    case 'pay_slowly':
      return [after.isCharge ? ofPayment('processing') : ofSession('completed')];
    default:
      return [after.isCharge ? ofPayment('succeeded') : ofSession('completed')];
  }
}

/** A prevented dispute is settled at once: from the account, by a refund, or not at all. */
function preventionEvents(context: EventContext, session: Session): Webhook[] {
  if (session.prevented === 'refunded') return refundEvents(context, session);
  if (session.prevented !== 'withdrawn') return [];
  return [eventWebhook(context, session, 'charge.dispute.funds_withdrawn', disputeView(session))];
}

/** The event of an answer to a dispute. */
export function disputeUpdated(context: EventContext, session: Session): Webhook[] {
  return [eventWebhook(context, session, 'charge.dispute.updated', disputeView(session))];
}

/** The events of a new refund. */
export function refundEvents(context: EventContext, session: Session): Webhook[] {
  return [
    eventWebhook(context, session, 'charge.refunded', chargeView(session)),
    ofRefund(context, session, 'created'),
  ];
}

/** An event about a saved card. */
export function methodEvent(context: EventContext, card: SavedCard, name: string): Webhook {
  return eventWebhook(context, card, `payment_method.${name}`, methodView(card));
}

function ofWarning(context: EventContext, session: Session, name: string): Webhook {
  const type = `radar.early_fraud_warning.${name}`;
  return eventWebhook(context, session, type, fraudWarningView(session));
}

function ofRefund(context: EventContext, session: Session, name: string): Webhook {
  const refund = session.refunds.at(-1);
  const view = refund === undefined ? null : refundView(session, refund);
  return eventWebhook(context, session, `refund.${name}`, view);
}
