import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Capabilities } from '../gateways/gateway.ts';

/** @param isSaving whether the settings have it save what buyers pay with, where it can */
export function serializeCapabilities(
  capabilities: Capabilities,
  isSaving = true,
): ConsoleProvider['capabilities'] {
  const { refunds, disputes, cancels, saves, charges, paymentTimeout } = capabilities;
  return {
    refunds,
    disputes,
    cancels,
    ...(saves !== undefined && { saves: isSaving }),
    charges: charges.map(({ currency, minMinor, maxMinor }) => ({
      currency,
      min: minMinor / 100,
      max: maxMinor / 100,
    })),
    payment_timeout: { min_s: paymentTimeout.minS, max_s: paymentTimeout.maxS },
  };
}
