import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { lockDelivery } from './console-deliveries.store.ts';
import { deliver } from './deliver.ts';
import { findFillable, listLateDeliveries } from './deliveries.store.ts';
import { callWebhookQueue, fulfilDeliveryQueue } from './delivery-queues.ts';

/** Keeps one run short; the rest waits for the next run. */
const PER_RUN = 500;

/**
 * Finds waiting deliveries whose service has an item or a provisioning webhook, but which have no job: access that is
 * owed is given even if no import or purchase reported it. Also raises alerts for paid access that has waited more than
 * 15 minutes.
 */
export async function fulfilDeliveries(platform: Queueing): Promise<void> {
  const now = platform.clock.now();
  const toJob = (delivery: string) => ({ key: delivery, data: { delivery } });
  for (const [from, queue] of [
    ['inventory', fulfilDeliveryQueue],
    ['webhook', callWebhookQueue],
  ] as const) {
    const find = (limit: number) => findFillable(platform.db, { from, now, limit });
    await enqueueDue(platform, { queue, limit: PER_RUN, find, toJob });
  }
  await alertLateDeliveries(platform, now);
}

/** Fills a delivery, unless it is filled or its access has ended. */
export function fulfilDelivery(platform: Queueing, id: string): Promise<void> {
  const at = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const delivery = await lockDelivery(tx, id);
    if (delivery === undefined || delivery.inventory_item_id !== null) return;
    if (delivery.ends_at > at) await deliver(tx, platform, delivery, at);
  });
}

async function alertLateDeliveries({ db }: Pick<Platform, 'db'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  for (const delivery of await listLateDeliveries(db, since, now)) {
    await raiseAlert(
      db,
      {
        kind: 'delivery_late',
        subject: delivery.id,
        detail: { subscription_id: delivery.subscription_id, service_id: delivery.service_id },
        at: now,
      },
      'resolved',
    );
  }
}
