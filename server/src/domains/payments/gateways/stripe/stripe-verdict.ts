import type { WebhookVerdict } from '../webhooks.ts';
import { CHARGE_KIND } from './stripe-charges.ts';
import type { StripeIntents } from './stripe-intents.ts';
import type { StripeEvent } from './stripe-webhooks.ts';

const FRAUD_WARNING = 'radar.early_fraud_warning';

/**
 * Which payment or saved method a followed event is about; its order id is fetched where the event does not carry it.
 * @throws GatewayUnavailable
 */
export async function verdictOf(
  event: StripeEvent,
  { findOrderId }: Pick<StripeIntents, 'findOrderId'>,
): Promise<WebhookVerdict> {
  const { object } = event.data;
  if (object.object === 'payment_method') {
    return { kind: 'method', eventKey: event.id, token: object.id };
  }
  if (object.object === 'payment_intent') return verdictOfCharge(event);
  const secondaryReference = object.payment_intent ?? null;
  const orderId =
    object.metadata?.payment_id ??
    (secondaryReference === null ? undefined : await findOrderId(secondaryReference));
  // The Stripe account may also be used for other sales.
  if (orderId === undefined) return { kind: 'irrelevant' };
  const reference = object.object === 'checkout.session' ? object.id : null;
  const isWarning = object.object === FRAUD_WARNING;
  return {
    kind: 'payment',
    eventKey: event.id,
    reference,
    secondaryReference,
    orderId,
    ...(isWarning && { fraudWarning: object.id }),
  };
}

/** A checkout has its own events, so those of its intent are not followed. */
function verdictOfCharge({ id, data: { object } }: StripeEvent): WebhookVerdict {
  const { payment_id: orderId, kind } = object.metadata ?? {};
  if (orderId === undefined || kind !== CHARGE_KIND) return { kind: 'irrelevant' };
  return {
    kind: 'payment',
    eventKey: id,
    reference: object.id,
    secondaryReference: object.id,
    orderId,
  };
}
