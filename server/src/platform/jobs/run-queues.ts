import type { PgBoss } from 'pg-boss';
import type { Log } from '../telemetry/log.ts';
import type { Claims } from './claims.ts';
import type { JobEngine } from './job-engine.ts';

/** Runs the queues of a process. */
export interface RunningQueues {
  /** Starts a free loop of the queue ahead of its next poll. */
  nudge(queue: string): void;
  stop(timeoutMs: number): Promise<void>;
}

interface Loop {
  readonly queue: string;
  id: string;
  isBusy: boolean;
}

const POLL_S = 2;
/** Time for the transaction that enqueued a job to commit. */
const NUDGE_MS = 30;
const LOG_EVERY_MS = 10_000;

/**
 * Fetches and runs jobs until it is stopped. Each loop takes one job at a time, so that a slow one delays no other that
 * is already done; after a job it fetches the next at once.
 */
export async function runQueues(
  engine: JobEngine,
  claims: Pick<Claims, 'signal'>,
  log: Log,
): Promise<RunningQueues> {
  const boss = await engine.loadBoss();
  logErrors(boss, log);
  await boss.start();
  const loops: Loop[] = [];
  for (const entry of engine.registered.values()) {
    const { name, parallel } = entry.queue;
    await engine.prepareQueue(entry.queue);
    for (let count = 0; count < parallel; count++) {
      const loop: Loop = { queue: name, id: '', isBusy: false };
      const options = {
        pollingIntervalSeconds: POLL_S,
        perJobResults: true,
      } as const;
      loop.id = await boss.work<object>(name, options, async ([job]) => {
        if (job === undefined) return [];
        loop.isBusy = true;
        const signal = AbortSignal.any([job.signal, claims.signal()]);
        const outcome = await engine.attempt(entry, { ...job, signal });
        loop.isBusy = false;
        boss.notifyWorker(loop.id);
        return [{ id: job.id, ...outcome }];
      });
      loops.push(loop);
    }
  }
  return {
    nudge(queue) {
      setTimeout(() => {
        const free = loops.find((loop) => loop.queue === queue && !loop.isBusy);
        if (free !== undefined) boss.notifyWorker(free.id);
      }, NUDGE_MS).unref();
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}

/** Logs the errors of polling. In an outage every loop reports one at every poll. */
function logErrors(boss: PgBoss, log: Log): void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  boss.on('error', (error) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.error({ err: error }, 'job queue failed');
  });
}
