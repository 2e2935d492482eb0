import type { Platform } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { findPayment } from '../payments.store.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { refundsOfGateway } from './refund-ways.ts';

/** What the gateway of a payment can give back as things stand; asked before a transaction that writes the refund. */
export async function gatewayRefundsOf(
  platform: Pick<Platform, 'clock' | 'config' | 'outbound' | 'log' | 'db' | 'listener' | 'sealer'>,
  paymentId: string,
): Promise<Capabilities['refunds']> {
  return refundsOfGateway(gatewaysOf(platform), await findPayment(platform.db, paymentId));
}
