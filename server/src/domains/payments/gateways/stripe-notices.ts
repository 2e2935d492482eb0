import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { RawNotice } from './gateway.ts';
import { stripeEvent } from './stripe-wire.ts';

export type StripeEvent = z.infer<typeof stripeEvent>;

/** A notice older or younger than this is a replay or a wrong clock. */
const NOTICE_AGE_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12})(,v[0-9]+=[0-9a-f]+)+$/;

/** The events that say something about a payment of ours; all others are acknowledged and forgotten. */
const FOLLOWED = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

export function isFollowed({ type }: StripeEvent): boolean {
  return FOLLOWED.includes(type);
}

/**
 * The event of a notice signed with one of the secrets, within five minutes either way.
 * @returns undefined when it is not genuine
 */
export function readStripeNotice(
  { headers, rawBody, now }: Pick<RawNotice, 'headers' | 'rawBody' | 'now'>,
  secrets: readonly string[],
  webhooks: Stripe['webhooks'],
): StripeEvent | undefined {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') return undefined;
  const [, t] = header.match(SIGNATURE) ?? [];
  // The library knows only notices that are too old; one from the future is no better.
  if (t === undefined || Number(t) - now.getTime() / 1000 > NOTICE_AGE_SECONDS) return undefined;
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(
        rawBody,
        header,
        secret,
        NOTICE_AGE_SECONDS,
        undefined,
        now.getTime(),
      );
      return stripeEvent.safeParse(event).data;
    } catch {
      // Whatever the library dislikes about it under this secret; the next one may fit.
    }
  }
  return undefined;
}
