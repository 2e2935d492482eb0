import type { CheckoutRequest } from '../../src/domains/payments/gateways/checkout.ts';
import type { GatewayReport } from '../../src/domains/payments/gateways/report.ts';
import { randomIds } from '../../src/platform/ids.ts';

/** A request for a checkout at a gateway, each time for another order. */
export function buildCheckoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    orderId: randomIds.uuid(),
    amountMinor: 1_068,
    currency: 'USD',
    description: 'Askara Pro, 3 months',
    receiptName: 'Аскара Про',
    returnUrl: 'http://127.0.0.1:9/dashboard',
    webhookUrl: 'http://127.0.0.1:9/webhooks',
    expiresAt: new Date(Date.now() + 1_800_000),
    language: 'en',
    email: 'buyer@example.com',
    option: null,
    ...changes,
  };
}

/** The same in rubles and for a Russian-speaking buyer, as Russian providers get it. */
export function buildRubleRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return buildCheckoutRequest({
    amountMinor: 103_920,
    currency: 'RUB',
    description: 'Askara Pro, 3 месяца',
    receiptName: 'Аскара Про, 3 месяца',
    language: 'ru',
    ...changes,
  });
}

/** A gateway's report about a payment that is still open. */
export function openReport(
  found: Pick<GatewayReport, 'reference' | 'orderId'> & Partial<GatewayReport>,
): GatewayReport {
  return {
    secondaryReference: null,
    merchantMatches: true,
    state: 'open',
    capturedMinor: 0,
    capturedCurrency: null,
    refundedMinor: 0,
    refunds: [],
    reason: null,
    ...found,
  };
}
