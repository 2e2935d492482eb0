import type { Executor } from '../../../platform/platform.ts';
import { nextAttemptAt } from '../access.rules.ts';
import { allocateItem, findWebhook } from '../inventory/inventory.store.ts';
import { raiseAlert, resolveAlerts } from './alerts.store.ts';
import { markDelivered, postponeDelivery, type WaitingDelivery } from './deliveries.store.ts';

/**
 * Fills one locked delivery from the inventory of its service: a unique item, else a shared one, else one made from a
 * template. A service with a provisioning webhook is made due at once and left to the job
 * `call-provisioning-webhooks`. With an empty inventory the delivery is postponed and an alert is raised.
 * @returns whether it was filled
 */
export async function deliver(tx: Executor, delivery: WaitingDelivery, at: Date): Promise<boolean> {
  const { service_id: serviceId, subscription_id: subscriptionId } = delivery;
  const itemId = await allocateItem(tx, { serviceId, subscriptionId, at });
  if (itemId !== undefined) {
    await markDelivered(tx, delivery.id, itemId, at);
    // A delivery created in this transaction cannot have an alert yet.
    const isNew = delivery.attempts === 0 && delivery.created_at >= at;
    if (!isNew) await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], delivery.id, at);
    return true;
  }
  if ((await findWebhook(tx, serviceId)) !== undefined) {
    await postponeDelivery(tx, delivery.id, delivery.attempts, at);
    return false;
  }
  const attempts = delivery.attempts + 1;
  await postponeDelivery(tx, delivery.id, attempts, nextAttemptAt(attempts, at));
  await raiseAlert(tx, {
    kind: 'delivery_waiting',
    subject: delivery.id,
    detail: { subscription_id: subscriptionId, service_id: serviceId },
    at,
  });
  return false;
}
