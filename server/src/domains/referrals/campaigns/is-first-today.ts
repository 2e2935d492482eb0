import { createHmac } from 'node:crypto';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { insertVisitorHash, keyOfDay } from './visitor-hashes.store.ts';
import { dayOf } from './visitors.rules.ts';

/**
 * Whether this happens for the first time today (UTC). Stores only a hash under a key of that day. Both are deleted
 * after the day, so visitors cannot be identified later.
 */
export async function isFirstToday(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  ...what: readonly string[]
): Promise<boolean> {
  const day = dayOf(clock.now());
  const key = await keyOfDay(tx, day, Buffer.from(ids.token(), 'base64url'));
  const mark = createHmac('sha256', key).update(JSON.stringify(what)).digest();
  return insertVisitorHash(tx, day, mark);
}
