import type { Executor } from '../../platform/platform.ts';
import { nextTry } from './access.rules.ts';
import { raiseAlert, resolveAlerts } from './alerts.store.ts';
import { markDelivered, postponeDelivery, type WaitingDelivery } from './deliveries.store.ts';
import { findCommonItem, findWebhook, takeUniqueItem } from './stock.store.ts';

/**
 * Fills one locked delivery from its origin's stock: a link of its own, else a shared one, else one made from a
 * template. One that has to be asked for is left to the job that asks, at once. With empty stock it waits for its next turn and
 * the operator is told. Answers whether it was filled.
 */
export async function deliver(tx: Executor, delivery: WaitingDelivery, at: Date): Promise<boolean> {
  const take = { originId: delivery.origin_id, subscriptionId: delivery.subscription_id, at };
  const itemId = (await takeUniqueItem(tx, take)) ?? (await findCommonItem(tx, delivery.origin_id));
  if (itemId !== undefined) {
    await markDelivered(tx, delivery.id, itemId, at);
    await resolveAlerts(tx, ['delivery_waiting', 'delivery_late'], delivery.id, at);
    return true;
  }
  if ((await findWebhook(tx, delivery.origin_id)) !== undefined) {
    await postponeDelivery(tx, delivery.id, delivery.attempts, at);
    return false;
  }
  const attempts = delivery.attempts + 1;
  await postponeDelivery(tx, delivery.id, attempts, nextTry(attempts, at));
  await raiseAlert(tx, {
    kind: 'delivery_waiting',
    subject: delivery.id,
    detail: { subscription_id: delivery.subscription_id, origin_id: delivery.origin_id },
    at,
  });
  return false;
}
