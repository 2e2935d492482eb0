import { isDatabaseUnavailable } from '../../platform/db/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextTry } from './access.rules.ts';
import { postponeDelivery, type WaitingDelivery } from './deliveries.store.ts';

/**
 * A delivery that failed waits for its next try, longer each time, and lets the others by. Whoever paid and waits too long stands
 * among the late deliveries. An outage of the database is thrown on: it is no fault of this one.
 */
export async function putOffFailed(
  { clock, db, log }: Pick<Platform, 'clock' | 'db' | 'log'>,
  { id, attempts }: Pick<WaitingDelivery, 'id' | 'attempts'>,
  error: unknown,
): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  log.error({ err: error, deliveryId: id, attempts }, 'a delivery failed and is put off');
  await postponeDelivery(db, id, attempts + 1, nextTry(attempts + 1, clock.now()));
}
