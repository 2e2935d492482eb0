import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findBodiesOfErased, findOldBodies, removeBodies } from './webhook-events.store.ts';

const BATCH = 500;

/**
 * Removes webhook bodies, which hold names and addresses of buyers, once they are old or the buyer's account is erased.
 * Event key, references and outcome stay; amounts are in the payment and its events.
 */
export async function removeWebhookBodies({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - config.webhookBodyDays * DAY_MS);
  const finders = [
    () => findOldBodies(db, before, BATCH),
    () => findBodiesOfErased(db, BATCH),
  ] as const;
  for (const find of finders) {
    for (let found = await find(); found.length > 0; found = await find()) {
      await removeBodies(db, found, now);
    }
  }
}
