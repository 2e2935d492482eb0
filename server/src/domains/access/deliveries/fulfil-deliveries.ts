import { DELIVERY_ALERT_S } from '@sesame/contract/shared/limits.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import { deliver } from './deliver.ts';
import { listLateDeliveries, lockDueDelivery, type WaitingDelivery } from './deliveries.store.ts';
import { postponeFailed } from './postpone-failed.ts';

type Needs = Pick<Platform, 'clock' | 'db' | 'log'>;

/** Keeps one run short; the rest waits for the next run. */
const PER_RUN = 500;

/**
 * Tries the due deliveries, one transaction each, and raises alerts for paid access that has waited more than 15
 * minutes.
 * @returns how many were filled
 */
export async function fulfilDeliveries(platform: Needs): Promise<number> {
  const now = platform.clock.now();
  let filled = 0;
  for (let tried = 0; tried < PER_RUN; tried++) {
    const isFilled = await fulfilNext(platform, now);
    if (isFilled === undefined) break;
    if (isFilled) filled++;
  }
  await alertLateDeliveries(platform, now);
  return filled;
}

/** @returns undefined when no delivery is due */
async function fulfilNext(platform: Needs, now: Date): Promise<boolean | undefined> {
  let delivery: WaitingDelivery | undefined;
  try {
    return await inTransaction(platform.db, async (tx) => {
      delivery = await lockDueDelivery(tx, now);
      return delivery && (await deliver(tx, delivery, now));
    });
  } catch (error) {
    if (delivery === undefined) throw error;
    await postponeFailed(platform, delivery, error);
    return false;
  }
}

async function alertLateDeliveries({ db }: Pick<Platform, 'db'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  for (const delivery of await listLateDeliveries(db, since, now)) {
    await raiseAlert(db, {
      kind: 'delivery_late',
      subject: delivery.id,
      detail: { subscription_id: delivery.subscription_id, service_id: delivery.service_id },
      at: now,
    });
  }
}
