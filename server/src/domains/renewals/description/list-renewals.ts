import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBalances } from '../../ledger/index.ts';
import { describeRenewal } from './describe-renewal.rules.ts';
import { listDescribed } from './described.store.ts';

/**
 * How the automatic renewal of a buyer's running subscriptions stands.
 * @param of.hasChargeable whether a saved method could be charged
 */
export async function listRenewals(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  of: { readonly userId: string; readonly hasChargeable: boolean },
): Promise<Renewal[]> {
  const now = clock.now();
  const zone = config.shop().timeZone;
  const hasChargeable = of.hasChargeable || (await findBalances(db, of.userId)).available_cents > 0;
  const subscriptions = await listDescribed(db, { userId: of.userId, now });
  return subscriptions.map((one) => describeRenewal(one, { now, zone, hasChargeable }));
}
