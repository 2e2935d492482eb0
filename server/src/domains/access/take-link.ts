import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import type { WaitingDelivery } from './deliveries.store.ts';
import { takeKnownItem } from './operator-stock.store.ts';
import { insertStockItems } from './stock.store.ts';
import { fingerprintOf, sealStockSecret } from './stock-secret.ts';

/** An item with this link that lies free in the stock is taken; one that is not there is made. */
export async function takeLink(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'sealer'>,
  {
    delivery,
    link,
    at,
  }: { delivery: Pick<WaitingDelivery, 'origin_id' | 'subscription_id'>; link: string; at: Date },
): Promise<string> {
  const originId = delivery.origin_id;
  const fingerprint = fingerprintOf(originId, link);
  const id = platform.ids.uuid();
  const secret = sealStockSecret(platform, id, { link });
  await insertStockItems(tx, [{ id, originId, kind: 'unique', secret, fingerprint, at }]);
  const subscriptionId = delivery.subscription_id;
  const taken = await takeKnownItem(tx, { originId, fingerprint, subscriptionId, at });
  return taken ?? refuse('stock_link_given');
}
