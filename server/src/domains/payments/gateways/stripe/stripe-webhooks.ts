import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { RawWebhook } from '../webhooks.ts';
import { stripeEvent } from './stripe-wire.ts';

export type StripeEvent = z.infer<typeof stripeEvent>;

/** A webhook with a timestamp further off than this is a replay or comes from a wrong clock. */
const WEBHOOK_AGE_S = 300;
const SIGNATURE = /^t=(\d{1,12})(,v[0-9]+=[0-9a-f]+)+$/;

/** Event types about payments and saved methods; all others are acknowledged and dropped. */
export const followedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'payment_method.detached',
];

export function isFollowed({ type }: StripeEvent): boolean {
  return followedEvents.includes(type);
}

/**
 * Verifies and parses a webhook signed with one of the secrets, within five minutes either way.
 * @returns undefined when it is not genuine
 */
export function readStripeWebhook(
  { headers, rawBody, now }: Pick<RawWebhook, 'headers' | 'rawBody' | 'now'>,
  secrets: readonly string[],
  webhooks: Stripe['webhooks'],
): StripeEvent | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return undefined;
  const [, t] = header.match(SIGNATURE) ?? [];
  // The library rejects only old timestamps; future ones are checked here.
  if (t === undefined || Number(t) - now.getTime() / 1000 > WEBHOOK_AGE_S) return undefined;
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(
        rawBody,
        header,
        secret,
        WEBHOOK_AGE_S,
        undefined,
        now.getTime(),
      );
      return stripeEvent.safeParse(event).data;
    } catch {
      // Not valid under this secret; the next one may match.
    }
  }
  return undefined;
}
