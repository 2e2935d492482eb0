import type { PgBoss } from 'pg-boss';
import { DEAD_QUEUE } from './engine.store.ts';
import type { Queue } from './queue.ts';

const DAY_S = 24 * 3_600;
/** Waiting jobs are never dropped for their age. */
const NEVER_S = 20 * 365 * DAY_S;
/** A job whose worker has not reported for so long is started elsewhere. */
export const CLAIM_S = 20;

export const DEAD: Queue = {
  name: DEAD_QUEUE,
  retries: 0,
  firstRetryS: 1,
  maxRetryS: 1,
  parallel: 1,
  timeoutS: 60,
  alertAfter: undefined,
  onePerKey: false,
  retentionS: DAY_S,
};

/** @returns a function that creates the queue, or changes its settings, once per process */
export function createQueuePreparer(
  loadBoss: () => Promise<PgBoss>,
): (queue: Queue) => Promise<void> {
  const prepared = new Map<string, Promise<void>>();
  function once(queue: Queue): Promise<void> {
    let preparing = prepared.get(queue.name);
    if (preparing === undefined) {
      preparing = loadBoss().then((boss) => prepare(boss, queue));
      prepared.set(queue.name, preparing);
      preparing.catch(() => prepared.delete(queue.name));
    }
    return preparing;
  }
  return async (queue) => {
    // Every queue names it as the place of its dead jobs.
    await once(DEAD);
    await once(queue);
  };
}

async function prepare(boss: PgBoss, queue: Queue): Promise<void> {
  const isDead = queue.name === DEAD_QUEUE;
  const settings = {
    retryLimit: queue.retries,
    retryDelay: queue.firstRetryS,
    retryBackoff: true,
    retryDelayMax: queue.maxRetryS,
    expireInSeconds: Math.ceil(queue.timeoutS) + 60,
    retentionSeconds: NEVER_S,
    deleteAfterSeconds: queue.retentionS,
    heartbeatSeconds: CLAIM_S,
    ...(!isDead && { deadLetter: DEAD_QUEUE }),
  };
  const stored = await boss.getQueue(queue.name);
  if (stored === null) {
    await boss.createQueue(queue.name, {
      ...settings,
      policy: queue.onePerKey ? 'exclusive' : 'standard',
    });
    return;
  }
  // The cast is safe: the names of settings are names of a stored queue too.
  const known = stored as unknown as Record<string, unknown>;
  const isSame = Object.entries(settings).every(([key, value]) => known[key] === value);
  if (!isSame) await boss.updateQueue(queue.name, settings);
}
