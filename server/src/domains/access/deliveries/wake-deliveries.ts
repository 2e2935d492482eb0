import type { Executor, Platform } from '../../../platform/platform.ts';
import { listWaitingOfService } from './deliveries.store.ts';
import { callWebhookQueue, fulfilDeliveryQueue } from './delivery-queues.ts';

/** Those behind wait for the next run of `fulfil-deliveries`. */
const AT_ONCE = 1_000;

/** Enqueues jobs for the deliveries that wait for a service, because its inventory has grown. */
export async function wakeDeliveries(
  tx: Executor,
  { jobs }: Pick<Platform, 'jobs'>,
  serviceId: number,
  at: Date,
): Promise<void> {
  const waiting = await listWaitingOfService(tx, serviceId, { now: at, limit: AT_ONCE });
  if (waiting.length === 0) return;
  // Those that failed before are retried now, and not after their delay.
  for (const queue of [fulfilDeliveryQueue, callWebhookQueue])
    await jobs.revive(tx, queue, waiting);
  await jobs.enqueueAll(
    tx,
    fulfilDeliveryQueue,
    waiting.map((delivery) => ({ key: delivery, data: { delivery } })),
  );
}
