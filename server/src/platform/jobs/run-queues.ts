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

/** How often one statement looks for due jobs in all queues. */
const DUE_CHECK_MS = 2_000;
/** A loop fetches by itself so rarely, because each fetch is a statement and there are dozens of loops. */
const POLL_S = 60;
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
  const logError = createErrorLog(log);
  boss.on('error', logError);
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
  function wake(queue: string, jobs: number): void {
    const free = loops.filter((loop) => loop.queue === queue && !loop.isBusy);
    for (const { id } of free.slice(0, jobs)) boss.notifyWorker(id);
  }

  async function wakeDue(): Promise<void> {
    for (const { name, jobs } of await engine.countDue()) wake(name, jobs);
  }
  const dueTimer = setInterval(() => {
    wakeDue().catch(logError);
  }, DUE_CHECK_MS);

  return {
    nudge(queue) {
      setTimeout(() => wake(queue, 1), NUDGE_MS).unref();
    },
    stop(timeoutMs) {
      clearInterval(dueTimer);
      return boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

/** Logs the errors of fetching. In an outage every loop reports one. */
function createErrorLog(log: Log): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.error({ err: error }, 'job queue failed');
  };
}
