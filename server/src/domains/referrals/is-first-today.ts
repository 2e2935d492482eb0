import { createHmac } from 'node:crypto';
import type { Executor, Platform } from '../../platform/platform.ts';
import { keyOfDay, setMark } from './visit-marks.store.ts';
import { dayOf } from './visitors.rules.ts';

/**
 * Whether somebody does this for the first time today, UTC. Remembered is a hash under a key of that day alone, which
 * is deleted with its day: afterwards nobody can tell who was here.
 */
export async function isFirstToday(
  tx: Executor,
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  ...what: readonly string[]
): Promise<boolean> {
  const day = dayOf(clock.now());
  const key = await keyOfDay(tx, day, Buffer.from(ids.token(), 'base64url'));
  const mark = createHmac('sha256', key).update(JSON.stringify(what)).digest();
  return setMark(tx, day, mark);
}
