import { DELIVERY_ALERT_S } from '@sesame/contract/limits.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import { deliver } from './deliver.ts';
import { listLateDeliveries, lockDueDelivery } from './deliveries.store.ts';

/** One run stays short; what is left over waits for the next. */
const PER_RUN = 500;

/**
 * Tries the deliveries whose turn has come, one transaction each, and tells the operator which paid access has
 * been waiting for more than 15 minutes. Answers how many were filled.
 */
export async function fulfilDeliveries(platform: Pick<Platform, 'clock' | 'db'>): Promise<number> {
  const now = platform.clock.now();
  let filled = 0;
  for (let tried = 0; tried < PER_RUN; tried++) {
    const isFilled = await inTransaction(platform.db, async (tx) => {
      const delivery = await lockDueDelivery(tx, now);
      return delivery && (await deliver(tx, delivery, now));
    });
    if (isFilled === undefined) break;
    if (isFilled) filled++;
  }
  await alertLateDeliveries(platform, now);
  return filled;
}

async function alertLateDeliveries({ db }: Pick<Platform, 'db'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DELIVERY_ALERT_S * 1_000);
  for (const delivery of await listLateDeliveries(db, since, now)) {
    await raiseAlert(db, {
      kind: 'delivery_late',
      subject: delivery.id,
      detail: { subscription_id: delivery.subscription_id, origin_id: delivery.origin_id },
      at: now,
    });
  }
}
