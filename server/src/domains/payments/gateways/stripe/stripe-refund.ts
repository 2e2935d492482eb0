import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { RefundAnswer, RefundRequest } from '../refunds.ts';
import type { StripeApi } from './stripe-api.ts';
import { intentOf, type StripeLookup } from './stripe-lookup.ts';
import { refundOf } from './stripe-report.ts';
import { stripeRefund } from './stripe-wire.ts';

/**
 * Refunds a payment or a part of it.
 * @throws GatewayUnavailable `refused` when there is no payment or Stripe refuses; else `unknown`
 */
export async function refundStripePayment(
  { callApi, find }: StripeApi & { readonly find: StripeLookup },
  { amountMinor, key, ...query }: RefundRequest,
): Promise<RefundAnswer> {
  const found = query.secondaryReference === null ? await find(query) : undefined;
  const intent = query.secondaryReference ?? (found && intentOf(found)?.id);
  if (intent === undefined) throw new GatewayUnavailable('refused', 'Stripe has no payment');
  const refund = await callApi(stripeRefund, (api) =>
    api.refunds.create(
      {
        payment_intent: intent,
        amount: amountMinor,
        metadata: { payment_id: query.orderId },
      },
      { idempotencyKey: `refund:${key}` },
    ),
  );
  const { reference, state } = refundOf(refund);
  return { reference, state };
}
