import type { Platform } from '../../../platform/platform.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { findPayment } from '../records/payments.store.ts';
import { refundsOfGateway } from '../refunds/refund-methods.ts';

export type RefundsOfGateway = Capabilities['refunds'];

/** What the gateway of a payment can refund now; asked before a transaction that may have to refund money. */
export async function refundsOfRenewal(
  platform: Platform,
  paymentId: string | null,
): Promise<RefundsOfGateway> {
  if (paymentId === null) return 'none';
  return refundsOfGateway(gatewaysOf(platform), await findPayment(platform.db, paymentId));
}
