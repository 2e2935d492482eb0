import { DELIVERY_ALERT_S } from '@sesame/contract/limits.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { raiseAlert } from './alerts.store.ts';
import { deliver } from './deliver.ts';
import { listLateDeliveries, lockDueDelivery, type WaitingDelivery } from './deliveries.store.ts';
import { putOffFailed } from './put-off-failed.ts';

type Needs = Pick<Platform, 'clock' | 'db' | 'log'>;

/** One run stays short; what is left over waits for the next. */
const PER_RUN = 500;

/**
 * Tries the deliveries whose turn has come, one transaction each, and tells the operator which paid access has
 * been waiting for more than 15 minutes. Answers how many were filled.
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

/** @returns undefined when none is due */
async function fulfilNext(platform: Needs, now: Date): Promise<boolean | undefined> {
  let delivery: WaitingDelivery | undefined;
  try {
    return await inTransaction(platform.db, async (tx) => {
      delivery = await lockDueDelivery(tx, now);
      return delivery && (await deliver(tx, delivery, now));
    });
  } catch (error) {
    if (delivery === undefined) throw error;
    await putOffFailed(platform, delivery, error);
    return false;
  }
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
