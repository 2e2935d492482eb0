import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { GatewayReport } from '../gateways/report.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { fetchPayment } from './fetch-payment.ts';
import { queryWithCustomer } from './query-with-customer.ts';
import { recordGatewayUpdate } from './record-gateway-update.ts';

/**
 * Syncs a payment: fetches it from its gateway and applies its state.
 * @returns undefined when the gateway does not know the payment
 * @throws when the gateway is not live or the call fails
 */
export async function syncPayment(
  platform: TransactionalPlatform,
  gateways: Gateways,
  payment: PaymentRow,
): Promise<GatewayReport | undefined> {
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) throw new Error(`gateway ${payment.provider} is not live`);
  const query = await queryWithCustomer(platform, gateway, payment);
  const report = await fetchPayment(gateway, payment, query);
  if (report === undefined) return undefined;
  const { id: paymentId } = payment;
  await settlePayment(platform, {
    paymentId,
    report,
    alongside: (tx, outcome) =>
      recordGatewayUpdate(tx, {
        paymentId,
        kind: 'synced',
        report,
        outcome,
        at: platform.clock.now(),
      }),
  });
  return report;
}
