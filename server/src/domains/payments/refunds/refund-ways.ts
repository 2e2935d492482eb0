import type { RefundWay } from '../../../tables/payments.ts';
import type { Capabilities } from '../gateways/gateway.ts';
import { isPaidByBalance } from '../payments.rules.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import type { Gateways } from '../providers/live-gateways.ts';

/** What the gateway of a payment can give back as things stand: nothing while it is not live. */
export async function refundsOfGateway(
  gateways: Gateways,
  payment: { readonly provider: string } | undefined,
): Promise<Capabilities['refunds']> {
  if (payment === undefined || isPaidByBalance(payment)) return 'none';
  const gateway = await gateways.get(payment.provider);
  if (gateway?.refund === undefined) return 'none';
  return capabilitiesOf(payment.provider)?.refunds ?? 'none';
}

/** @param whole it is all that the gateway ever took */
export function isWayOpen(
  way: RefundWay,
  { able, whole }: { able: Capabilities['refunds']; whole: boolean },
): boolean {
  if (way !== 'gateway') return true;
  return able === 'partial' || (able === 'full' && whole);
}
