import type { FormRequest, GatewayReport } from '../src/domains/payments/gateways/gateway.ts';
import { randomIds } from '../src/platform/ids.ts';

/** What the shop asks a gateway to open, each time for another order. */
export function buildFormRequest(changes: Partial<FormRequest> = {}): FormRequest {
  return {
    orderId: randomIds.uuid(),
    amountMinor: 1_068,
    currency: 'USD',
    description: 'Askara Pro, 3 months',
    returnUrl: 'http://127.0.0.1:9/dashboard',
    notifyUrl: 'http://127.0.0.1:9/notices',
    expiresAt: new Date(Date.now() + 1_800_000),
    language: 'en',
    email: 'buyer@example.com',
    option: null,
    ...changes,
  };
}

/** The same in roubles and for a reader of Russian, as Russian providers are asked. */
export function buildRoubleRequest(changes: Partial<FormRequest> = {}): FormRequest {
  return buildFormRequest({
    amountMinor: 103_920,
    currency: 'RUB',
    description: 'Askara Pro, 3 месяца',
    language: 'ru',
    ...changes,
  });
}

/** How a gateway tells of a payment that nobody has paid yet. */
export function openReport(
  found: Pick<GatewayReport, 'reference' | 'orderId'> & Partial<GatewayReport>,
): GatewayReport {
  return {
    handle: null,
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
