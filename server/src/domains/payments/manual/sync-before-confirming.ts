import type { Platform } from '../../../platform/platform.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { syncPayment } from '../sync/sync-payment.ts';

/**
 * Syncs the payment first, because the gateway's state takes precedence over an operator's confirmation. An unreachable
 * gateway is a common reason for a manual confirmation, so a failed sync is only logged.
 */
export async function syncBeforeConfirming(
  platform: Parameters<typeof syncPayment>[0] & Pick<Platform, 'db'>,
  gateways: Gateways,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined) return;
  await syncPayment(platform, gateways, payment).catch((err: unknown) => {
    platform.log.warn(
      { err, paymentId },
      'manual confirmation continues without a sync of the gateway',
    );
  });
}
