import { isDatabaseUnavailable } from '../../../platform/db/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { nextAttemptAt } from '../access.rules.ts';
import { postponeDelivery, type WaitingDelivery } from './deliveries.store.ts';

/**
 * Postpones a delivery that failed, longer each time, so that it does not block the others. If it waits too long, the
 * late delivery alert covers it. Rethrows when the database is unavailable: that is not a fault of this delivery.
 */
export async function postponeFailed(
  { clock, db, log }: Pick<Platform, 'clock' | 'db' | 'log'>,
  { id, attempts }: Pick<WaitingDelivery, 'id' | 'attempts'>,
  error: unknown,
): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  log.error({ err: error, deliveryId: id, attempts }, 'delivery failed and was postponed');
  await postponeDelivery(db, id, attempts + 1, nextAttemptAt(attempts + 1, clock.now()));
}
