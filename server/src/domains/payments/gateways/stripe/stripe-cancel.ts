import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { StripeApi } from './stripe-api.ts';
import type { StripeIntents } from './stripe-intents.ts';
import { isSession, type StripePayment } from './stripe-lookup.ts';
import { type ExpandedIntent, stripeSession } from './stripe-wire.ts';

/** Expires an open session or cancels an undecided charge; anything else is left unchanged. */
export async function cancelStripePayment(
  { callApi, intents }: StripeApi & { readonly intents: StripeIntents },
  payment: StripePayment,
): Promise<void> {
  const isOpen = isSession(payment) ? payment.status === 'open' : isCancelable(payment);
  if (!isOpen) return;
  try {
    if (isSession(payment)) {
      await callApi(stripeSession, (api) => api.checkout.sessions.expire(payment.id));
    } else await intents.cancel(payment.id);
  } catch (error) {
    // It was completed or expired between the two calls: leave it.
    if (!(error instanceof GatewayUnavailable && error.certainty === 'refused')) throw error;
  }
}

/**
 * Stripe decides a charge in the call that creates it, unless its buyer has to confirm it. A declined one is canceled too,
 * so that it cannot be paid later.
 */
function isCancelable({ status }: ExpandedIntent): boolean {
  return status.startsWith('requires_');
}
