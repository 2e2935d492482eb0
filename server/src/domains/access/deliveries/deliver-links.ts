import { raiseAlert } from '../../../platform/alerts.store.ts';
import { together } from '../../../platform/db/together.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { deliver } from './deliver.ts';
import {
  insertDeliveries,
  listServicesOfProduct,
  lockWaitingDeliveries,
  takeOverDeliveries,
} from './deliveries.store.ts';

/**
 * Creates the missing deliveries of a subscription and fills those it can; the others wait. Existing assignments are
 * kept.
 */
export async function deliverLinks(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs'>,
  {
    subscriptionId,
    productId,
    isNew,
    at,
    replaces,
  }: {
    subscriptionId: string;
    productId: number;
    /** The subscription was created in this transaction, so it has no waiting deliveries yet. */
    isNew: boolean;
    at: Date;
    /** The subscription that a plan change ends. */
    replaces?: string | undefined;
  },
): Promise<void> {
  const serviceIds = await listServicesOfProduct(tx, productId);
  if (serviceIds.length === 0) {
    const subject = String(productId);
    await raiseAlert(tx, { kind: 'product_without_services', subject, detail: {}, at }, 'resolved');
    return;
  }
  if (replaces !== undefined && replaces !== subscriptionId) {
    await takeOverDeliveries(tx, { from: replaces, to: subscriptionId, serviceIds });
  }
  const made = await insertDeliveries(
    tx,
    serviceIds.map((serviceId, position) => ({
      id: platform.ids.uuid(),
      subscriptionId,
      serviceId,
      position,
      at,
    })),
  );
  const waiting = isNew ? made : await lockWaitingDeliveries(tx, subscriptionId);
  await together(waiting.map((delivery) => deliver(tx, platform, delivery, at)));
}
