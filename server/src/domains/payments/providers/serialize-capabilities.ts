import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Capabilities } from '../gateways/gateway.ts';

export function serializeCapabilities(capabilities: Capabilities): ConsoleProvider['capabilities'] {
  const { refunds, disputes, cancels, charges, paymentTimeout } = capabilities;
  return {
    refunds,
    disputes,
    cancels,
    charges: charges.map(({ currency, minMinor, maxMinor }) => ({
      currency,
      min: minMinor / 100,
      max: maxMinor / 100,
    })),
    payment_timeout: { min_s: paymentTimeout.minS, max_s: paymentTimeout.maxS },
  };
}
