import type { Gateway } from '../gateways/gateway.ts';
import type { PaymentQuery } from '../gateways/payment-query.ts';
import type { GatewayReport } from '../gateways/report.ts';
import type { PaymentRow } from '../records/payments.store.ts';

/** The ids by which the gateway can find a payment. */
export function queryOf(payment: PaymentRow): PaymentQuery {
  return {
    reference: payment.gateway_reference,
    secondaryReference: payment.gateway_secondary_reference,
    orderId: payment.id,
    ...(payment.saving_reference !== null && { savingReference: payment.saving_reference }),
  };
}

/**
 * Fetches a payment from its gateway. An approved payment is captured while our order is pending; once the order has
 * ended it is left alone, and the gateway releases it.
 * @throws GatewayUnavailable
 */
export async function fetchPayment(
  gateway: Gateway,
  payment: PaymentRow,
  query: PaymentQuery = queryOf(payment),
): Promise<GatewayReport | undefined> {
  const report = await gateway.fetchStatus(query);
  if (report?.state !== 'approved' || payment.state !== 'pending') return report;
  if (report.orderId !== payment.id || !report.merchantMatches) return report;
  const { reference, approval } = report;
  return gateway.capture?.({ ...query, reference, ...(approval && { approval }) }) ?? report;
}
