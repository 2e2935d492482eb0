import type { FraudWarning } from '../disputes.ts';
import { isMissing, type StripeApi } from './stripe-api.ts';
import { earlyFraudWarning } from './stripe-wire.ts';

/**
 * @returns undefined when Stripe does not know the warning
 * @throws GatewayUnavailable
 */
export async function fetchStripeFraudWarning(
  { callApi }: StripeApi,
  reference: string,
): Promise<FraudWarning | undefined> {
  try {
    const warning = await callApi(earlyFraudWarning, (api) =>
      api.radar.earlyFraudWarnings.retrieve(reference),
    );
    return {
      reference: warning.id,
      secondaryReference: warning.payment_intent,
      isActionable: warning.actionable,
      fraudType: warning.fraud_type.slice(0, 100),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
