import type { Platform } from '../../../platform/platform.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { listMethodsWithGateway } from './saved-methods.store.ts';

/** A saved method that can be charged now, with the payment method of the shop by whose terms it is. */
export interface ChargeableMethod {
  readonly id: string;
  readonly kind: 'card' | 'wallet' | 'sbp';
  readonly provider: string;
  readonly brand: string;
  readonly last4: string;
  readonly gateway: string;
}

/** What the shop could charge for a buyer, the default method first; nothing that is kept in the other mode. */
export async function listChargeableMethods(
  platform: Platform,
  userId: string,
): Promise<ChargeableMethod[]> {
  const gateways = gatewaysOf(platform);
  const chargeable: ChargeableMethod[] = [];
  for (const { mode, ...method } of await listMethodsWithGateway(platform.db, userId)) {
    const gateway = await gateways.get(method.provider);
    if (gateway?.vault?.mode === mode) chargeable.push(method);
  }
  return chargeable;
}
