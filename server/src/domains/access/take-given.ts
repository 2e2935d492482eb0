import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { WaitingDelivery } from './deliveries.store.ts';
import { takeKnownItem } from './operator-stock.store.ts';
import { insertStockItems } from './stock.store.ts';
import { fingerprintOf, type GivenSecret, nameOf, sealStockSecret } from './stock-secret.ts';

/**
 * Keeps what a service or an operator gave for one delivery as an item of the service, so that nobody else gets it. One that
 * lies free in the stock already is taken.
 */
export async function takeGiven(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'sealer'>,
  {
    delivery,
    given,
    at,
  }: {
    delivery: Pick<WaitingDelivery, 'origin_id' | 'subscription_id'>;
    given: GivenSecret;
    at: Date;
  },
): Promise<string> {
  const originId = delivery.origin_id;
  const fingerprint = fingerprintOf(originId, nameOf(given));
  const id = platform.ids.uuid();
  const secret = sealStockSecret(platform, id, given);
  await insertStockItems(tx, [{ id, originId, kind: 'unique', secret, fingerprint, at }]);
  const subscriptionId = delivery.subscription_id;
  const taken = await takeKnownItem(tx, { originId, fingerprint, subscriptionId, at });
  return taken ?? refuse('stock_link_given');
}
