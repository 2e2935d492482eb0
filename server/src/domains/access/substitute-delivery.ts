import type { substituteDelivery as route } from '@sesame/contract/operator-stock.ts';
import type { AnswerOf, BodyOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { resolveAlerts } from './alerts.store.ts';
import { markDelivered } from './deliveries.store.ts';
import { findDeliveryNames, findOriginTitle } from './reissue.store.ts';
import { requireWaiting } from './serve-delivery.ts';
import { takeItem } from './stock.store.ts';
import { tellLinkChanged } from './tell-link-changed.ts';

/** Gives a buyer who waits an item of another service, and tells them so. */
export function substituteDelivery(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>,
  { id, origin: originId, reason }: BodyOf<typeof route> & { readonly id: string },
  by: DoneBy,
): Promise<AnswerOf<typeof route>> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await requireWaiting(tx, id, at);
    const instead = await findOriginTitle(tx, originId);
    if (instead === undefined) refuse('not_found');
    const subscriptionId = delivery.subscription_id;
    const item = await takeItem(tx, { originId, subscriptionId, at });
    if (item === undefined) refuse('stock_empty');
    await markDelivered(tx, id, item, at);
    await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], id, at);
    const names = await findDeliveryNames(tx, id);
    await tellLinkChanged(tx, platform, { ...names, id, itemId: item, instead });
    await recordAct(tx, platform, {
      ...by,
      action: 'deliveries.substitute',
      subject: `delivery:${id}`,
      before: { origin_id: delivery.origin_id },
      after: { origin_id: originId, stock_item_id: item },
      reason,
    });
    return { delivered: true };
  });
}
