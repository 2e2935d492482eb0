import type { Executor, Platform } from '../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import { deliver } from './deliver.ts';
import {
  insertDeliveries,
  listOriginsOfProduct,
  lockWaitingDeliveries,
} from './deliveries.store.ts';

/** Fills what a subscription has no link to yet; what is in no stock waits. Links that are there survive. */
export async function deliverLinks(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  {
    subscriptionId,
    productId,
    isNew,
    at,
  }: {
    subscriptionId: string;
    productId: number;
    /** Made in this transaction: nothing of it can be waiting already. */
    isNew: boolean;
    at: Date;
  },
): Promise<void> {
  const origins = await listOriginsOfProduct(tx, productId);
  if (origins.length === 0) {
    const subject = String(productId);
    await raiseAlert(tx, { kind: 'product_without_origins', subject, detail: {}, at });
    return;
  }
  const made = await insertDeliveries(
    tx,
    origins.map((originId, position) => ({
      id: platform.ids.uuid(),
      subscriptionId,
      originId,
      position,
      at,
    })),
  );
  const waiting = isNew ? made : await lockWaitingDeliveries(tx, subscriptionId);
  for (const delivery of waiting) {
    await deliver(tx, delivery, at);
  }
}
