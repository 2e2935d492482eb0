import { randomUUID } from 'node:crypto';
import { GatewayUnavailable } from '../gateway-unavailable.ts';
import type { GatewayReport } from '../report.ts';
import type { Confirmation, ConfirmationRequest } from '../vault.ts';
import { type StripeApi, StripeFailure } from './stripe-api.ts';
import { INTENT_EXPANSION, type StripeIntents } from './stripe-intents.ts';
import { isUnconfirmed } from './stripe-report.ts';
import { type ExpandedIntent, expandedIntent } from './stripe-wire.ts';

type Needs = StripeApi & {
  readonly intents: StripeIntents;
  report(intent: ExpandedIntent): Promise<GatewayReport>;
  /** Whether an address is one that buyers may be sent to. */
  isBankPage(url: string): boolean;
};

/**
 * Lets a buyer confirm the charge of their saved card: the same payment intent is confirmed again, this time with the buyer
 * there, and Stripe answers with the page of their bank.
 */
export function createStripeConfirmation({ callApi, intents, report, isBankPage }: Needs) {
  async function answerOf(intent: ExpandedIntent): Promise<Confirmation | undefined> {
    const url = intent.next_action?.redirect_to_url?.url;
    if (intent.status === 'requires_action' && url) {
      if (isBankPage(url)) return { state: 'page', url };
      throw new GatewayUnavailable('unknown', 'Stripe returned an unexpected page');
    }
    return isUnconfirmed(intent) ? undefined : { state: 'decided', report: await report(intent) };
  }

  return async function confirm(request: ConfirmationRequest): Promise<Confirmation> {
    const known = await intents.retrieve(request.reference);
    const answer = await answerOf(known);
    if (answer !== undefined) return answer;
    const confirmed = await begin(request);
    const begun = confirmed && (await answerOf(confirmed));
    if (begun !== undefined) return begun;
    throw new GatewayUnavailable('refused', 'Stripe has no page for this charge');
  };

  /** A new key for each click: a stored failure would be repeated for a day. */
  async function begin({
    reference,
    method,
    returnUrl,
  }: ConfirmationRequest): Promise<ExpandedIntent> {
    try {
      return await callApi(expandedIntent, (api) =>
        api.paymentIntents.confirm(
          reference,
          {
            payment_method: method.token,
            return_url: returnUrl,
            expand: INTENT_EXPANSION,
          },
          { idempotencyKey: `confirm:${randomUUID()}` },
        ),
      );
    } catch (error) {
      // Declined, or confirmed by another click at the same moment: the intent says which.
      if (!(error instanceof StripeFailure) || !error.isAnswer) throw error;
      return intents.retrieve(reference);
    }
  }
}
