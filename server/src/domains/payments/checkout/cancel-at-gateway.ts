import type { Platform } from '../../../platform/platform.ts';
import { detached } from '../../../platform/telemetry/tracing/unit.ts';
import type { BoundedQueue } from '../providers/bounded-queue.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { queryOf } from '../sync/fetch-payment.ts';

/**
 * Cancels an ended payment at its gateway, after the response. Best effort: if it fails, money that still arrives is
 * honored as late.
 */
export function cancelAtGateway(
  platform: Pick<Platform, 'log'>,
  gateways: Gateways,
  background: BoundedQueue,
  payment: PaymentRow,
): void {
  const cancel = async () => {
    try {
      const gateway = await gateways.get(payment.provider);
      await gateway?.cancel(queryOf(payment));
    } catch (error) {
      platform.log.warn({ err: error, paymentId: payment.id }, 'gateway did not cancel');
    }
  };
  background.push(detached('cancel at the gateway', { payment: payment.id }, cancel));
}
