import type { Platform } from '../../platform/platform.ts';
import { askGateway } from './ask-gateway.ts';
import type { GatewayReport } from './gateways/gateway.ts';
import type { PaymentRow } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';
import { settlePayment } from './settle-payment.ts';
import { tellOfNews } from './tell-of-news.ts';

/**
 * Asks the gateway how a payment stands, without waiting for a notice, and brings the payment up to that.
 * @returns undefined when the gateway has never heard of it
 * @throws whatever kept the gateway from being asked
 */
export async function askAndSettle(
  platform: Pick<
    Platform,
    'db' | 'clock' | 'ids' | 'sealer' | 'config' | 'failpoint' | 'log' | 'mail' | 'publicUrl'
  >,
  gateways: Gateways,
  payment: PaymentRow,
): Promise<GatewayReport | undefined> {
  const gateway = await gateways.get(payment.provider);
  if (gateway === undefined) throw new Error(`gateway ${payment.provider} is not live`);
  const report = await askGateway(gateway, payment);
  if (report === undefined) return undefined;
  const { id: paymentId } = payment;
  await settlePayment(platform, {
    paymentId,
    report,
    alongside: (tx, outcome) =>
      tellOfNews(tx, { paymentId, kind: 'checked', report, outcome, at: platform.clock.now() }),
  });
  return report;
}
