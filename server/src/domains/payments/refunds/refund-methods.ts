import type { RefundMethod } from '../../../database.types.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { isPaidByBalance } from '../records/payments.rules.ts';

/** What the gateway of a payment can refund now; `none` while it is not live. */
export async function refundsOfGateway(
  gateways: Gateways,
  payment: { readonly provider: string } | undefined,
): Promise<Capabilities['refunds']> {
  if (payment === undefined || isPaidByBalance(payment)) return 'none';
  const gateway = await gateways.get(payment.provider);
  if (gateway?.refund === undefined) return 'none';
  return capabilitiesOf(payment.provider)?.refunds ?? 'none';
}

/** @param full whether the refund is the full captured amount */
export function isRefundMethodOpen(
  method: RefundMethod,
  { able, full }: { able: Capabilities['refunds']; full: boolean },
): boolean {
  if (method !== 'gateway') return true;
  return able === 'partial' || (able === 'full' && full);
}
