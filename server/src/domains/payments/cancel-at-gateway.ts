import type { Platform } from '../../platform/platform.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import type { Gateways } from './gateways/all.ts';
import type { PaymentRow } from './payments.store.ts';

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
  const gateway = gateways.get(payment.provider);
  const reference = payment.gateway_reference;
  if (gateway === undefined || reference === null) return;
  background.push(async () => {
    try {
      await gateway.cancel(reference);
    } catch (error) {
      platform.log.warn({ err: error, paymentId: payment.id }, 'gateway did not cancel');
    }
  });
}
