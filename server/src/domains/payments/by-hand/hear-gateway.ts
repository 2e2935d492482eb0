import type { Platform } from '../../../platform/platform.ts';
import { askAndSettle } from '../ask-and-settle.ts';
import { findPayment } from '../payments.store.ts';
import type { Gateways } from '../providers/live-gateways.ts';

/**
 * What the gateway knows stands above what an operator says. One that cannot be asked is the reason why people confirm, so its
 * silence stops nobody.
 */
export async function hearGateway(
  platform: Parameters<typeof askAndSettle>[0] & Pick<Platform, 'db'>,
  gateways: Gateways,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(platform.db, paymentId);
  if (payment === undefined) return;
  await askAndSettle(platform, gateways, payment).catch((err: unknown) => {
    platform.log.warn({ err, paymentId }, 'confirmed by hand without its gateway');
  });
}
