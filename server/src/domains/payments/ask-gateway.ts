import type { Gateway, GatewayReport, PaymentQuery } from './gateways/gateway.ts';
import type { PaymentRow } from './payments.store.ts';

/** What the gateway can find a payment by. */
export function queryOf(payment: PaymentRow): PaymentQuery {
  return {
    reference: payment.gateway_reference,
    handle: payment.gateway_handle,
    orderId: payment.id,
  };
}

/**
 * What the gateway says of a payment now. Money that the buyer has agreed to and that only waits to be taken is taken, while
 * the order stands; of an order that has ended it is left alone, and the gateway lets it go.
 * @throws GatewayUnavailable
 */
export async function askGateway(
  gateway: Gateway,
  payment: PaymentRow,
  query: PaymentQuery = queryOf(payment),
): Promise<GatewayReport | undefined> {
  const report = await gateway.fetchStatus(query);
  if (report?.state !== 'approved' || payment.state !== 'pending') return report;
  if (report.orderId !== payment.id || !report.merchantMatches) return report;
  return gateway.capture?.({ ...query, reference: report.reference }) ?? report;
}
