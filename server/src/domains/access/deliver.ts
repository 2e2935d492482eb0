import type { Executor } from '../../platform/platform.ts';
import { nextTry } from './access.rules.ts';
import { raiseAlert, resolveAlerts } from './alerts.store.ts';
import { markDelivered, postponeDelivery, type WaitingDelivery } from './deliveries.store.ts';
import { findWebhook, takeItem } from './stock.store.ts';

/**
 * Fills one locked delivery from its origin's stock: a link of its own, else a shared one, else one made from a
 * template. One that has to be asked for is left to the job that asks, at once. With empty stock it waits for its next turn and
 * the operator is told. Answers whether it was filled.
 */
export async function deliver(tx: Executor, delivery: WaitingDelivery, at: Date): Promise<boolean> {
  const { origin_id: originId, subscription_id: subscriptionId } = delivery;
  const itemId = await takeItem(tx, { originId, subscriptionId, at });
  if (itemId !== undefined) {
    await markDelivered(tx, delivery.id, itemId, at);
    // Of what was made this very moment nobody has been warned.
    const isNew = delivery.attempts === 0 && delivery.created_at >= at;
    if (!isNew) await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], delivery.id, at);
    return true;
  }
  if ((await findWebhook(tx, originId)) !== undefined) {
    await postponeDelivery(tx, delivery.id, delivery.attempts, at);
    return false;
  }
  const attempts = delivery.attempts + 1;
  await postponeDelivery(tx, delivery.id, attempts, nextTry(attempts, at));
  await raiseAlert(tx, {
    kind: 'delivery_waiting',
    subject: delivery.id,
    detail: { subscription_id: subscriptionId, origin_id: originId },
    at,
  });
  return false;
}
