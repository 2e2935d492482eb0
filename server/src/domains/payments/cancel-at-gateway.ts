import type { Platform } from '../../platform/platform.ts';
import { queryOf } from './ask-gateway.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import type { PaymentRow } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';

/**
 * Asks the gateway, after the answer, to close the page of an ended payment. Only a courtesy: should it fail,
 * money that still comes is honoured as late.
 */
export function cancelAtGateway(
  platform: Pick<Platform, 'log'>,
  gateways: Gateways,
  background: BoundedQueue,
  payment: PaymentRow,
): void {
  background.push(async () => {
    try {
      const gateway = await gateways.get(payment.provider);
      await gateway?.cancel(queryOf(payment));
    } catch (error) {
      platform.log.warn({ err: error, paymentId: payment.id }, 'gateway did not cancel');
    }
  });
}
