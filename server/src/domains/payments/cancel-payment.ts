import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BoundedQueue } from './bounded-queue.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { closePayment } from './close-payment.ts';
import { lockPayment } from './payments.store.ts';
import type { Gateways } from './providers/live-gateways.ts';

/** The buyer gives up an own open payment: the promo code is free again, the gateway's page is closed. */
export async function cancelPayment(
  platform: Pick<Platform, 'db' | 'clock' | 'log'>,
  gateways: Gateways,
  background: BoundedQueue,
  input: { userId: string; paymentId: string },
): Promise<void> {
  const canceled = await inTransaction(platform.db, async (tx) => {
    const payment = await lockPayment(tx, input.paymentId);
    if (payment === undefined || payment.user_id !== input.userId) refuse('not_found');
    if (payment.state !== 'pending') refuse('payment_not_cancelable');
    return closePayment(tx, payment, { to: 'canceled', by: 'buyer', at: platform.clock.now() });
  });
  cancelAtGateway(platform, gateways, background, canceled);
}
