import { raiseAlert } from '../../../platform/alerts.store.ts';
import { together } from '../../../platform/db/together.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { deliver } from './deliver.ts';
import {
  insertDeliveries,
  insertFilled,
  lockWaitingDeliveries,
  takeOverDeliveries,
  type WaitingDelivery,
} from './deliveries.store.ts';

export interface DeliveredSubscription {
  readonly subscriptionId: string;
  readonly productId: number;
  /** The services of the product, in display order. */
  readonly serviceIds: readonly number[];
  /** The subscription was created in this transaction, so it has no deliveries yet. */
  readonly isNew: boolean;
  readonly at: Date;
  /** The subscription that a plan change ends. */
  readonly replaces?: string | undefined;
}

/**
 * Creates the missing deliveries of a subscription and fills those it can; the others wait. Existing assignments are
 * kept.
 */
export async function deliverLinks(
  tx: Executor,
  platform: Pick<Platform, 'ids' | 'jobs'>,
  subscription: DeliveredSubscription,
): Promise<void> {
  const { productId, serviceIds, at } = subscription;
  if (serviceIds.length === 0) {
    const subject = String(productId);
    await raiseAlert(tx, { kind: 'product_without_services', subject, detail: {}, at }, 'resolved');
    return;
  }
  const waiting = await createDeliveries(tx, platform, subscription);
  await together(waiting.map((delivery) => deliver(tx, platform, delivery, at)));
}

/** @returns those that wait, locked */
async function createDeliveries(
  tx: Executor,
  { ids }: Pick<Platform, 'ids'>,
  { subscriptionId, serviceIds, isNew, at, replaces }: DeliveredSubscription,
): Promise<readonly WaitingDelivery[]> {
  const deliveries = serviceIds.map((serviceId, position) => ({
    id: ids.uuid(),
    subscriptionId,
    serviceId,
    position,
    at,
  }));
  if (replaces !== undefined && replaces !== subscriptionId) {
    await takeOverDeliveries(tx, { from: replaces, to: subscriptionId, serviceIds });
  } else if (isNew) {
    return insertFilled(tx, deliveries, { subscriptionId, at });
  }
  const [made, locked] = await together([
    insertDeliveries(tx, deliveries),
    lockWaitingDeliveries(tx, subscriptionId),
  ]);
  return isNew ? made : locked;
}
