import { closeAlerts, raiseAlert } from '../../../platform/alerts.store.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { allocateItem, findWebhook } from '../inventory/inventory.store.ts';
import { countAttempt, markDelivered, type WaitingDelivery } from './deliveries.store.ts';
import { callWebhookQueue } from './delivery-queues.ts';

/**
 * Fills one locked delivery from the inventory of its service. If that is empty, the job that calls the provisioning
 * webhook of the service is enqueued; without a webhook the delivery waits for an import, and an alert is raised.
 * @returns whether it was filled
 */
export async function deliver(
  tx: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  delivery: WaitingDelivery,
  at: Date,
): Promise<boolean> {
  if (await fillFromInventory(tx, delivery, at)) return true;
  const { id, service_id, attempts } = delivery;
  if ((await findWebhook(tx, service_id)) === undefined) {
    await countAttempt(tx, id);
    await alertWaiting(tx, delivery, at);
    return false;
  }
  await jobs.enqueue(tx, callWebhookQueue, { delivery: id }, { key: id });
  // A job that failed before is waiting for its next attempt, or is dead.
  if (attempts > 0) await jobs.revive(tx, callWebhookQueue, [id]);
  return false;
}

/** Assigns a unique item, else a shared one, else one made from a template. @returns whether there was one */
export async function fillFromInventory(
  tx: Executor,
  delivery: WaitingDelivery,
  at: Date,
): Promise<boolean> {
  const { id, service_id: serviceId, subscription_id: subscriptionId } = delivery;
  const itemId = await allocateItem(tx, { serviceId, subscriptionId, at });
  if (itemId === undefined) return false;
  await markDelivered(tx, id, itemId, at);
  // A delivery created in this transaction cannot have an alert yet.
  const isNew = delivery.attempts === 0 && delivery.created_at >= at;
  if (!isNew)
    await closeAlerts(tx, { kinds: ['delivery_waiting', 'delivery_late'], subjects: [id], at });
  return true;
}

/** @param problem why the supplier gave no access; absent when the inventory is empty */
export function alertWaiting(
  tx: Executor,
  { id, subscription_id, service_id }: WaitingDelivery,
  at: Date,
  problem?: string,
): Promise<void> {
  return raiseAlert(
    tx,
    {
      kind: 'delivery_waiting',
      subject: id,
      detail: { subscription_id, service_id, ...(problem !== undefined && { problem }) },
      at,
    },
    'resolved',
  );
}
