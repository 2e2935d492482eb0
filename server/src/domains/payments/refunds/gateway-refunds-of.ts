import type { Platform } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { refundsOfGateway } from './refund-methods.ts';

/** What the gateway of a payment can refund now. Called before the transaction that inserts the refund. */
export async function gatewayRefundsOf(
  platform: Platform,
  paymentId: string,
): Promise<Capabilities['refunds']> {
  return refundsOfGateway(gatewaysOf(platform), await findPayment(platform.db, paymentId));
}
