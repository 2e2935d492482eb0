import { registerMessageJobs } from './app.ts';
import { watchWorker } from './domains/reports/index.ts';
import type { RunningJobs } from './platform/jobs/run-jobs.ts';
import type { Platform } from './platform/platform.ts';

export interface WatchOptions {
  /** Jobs without any work yet; undefined in a process that runs jobs itself. */
  readonly createJobs: (() => RunningJobs) | undefined;
  readonly everyMs?: number;
}

const EVERY_MS = 30_000;
const STOP_MS = 2_000;

/**
 * Watches for the worker from a process that serves requests. While none runs, this process sends the messages itself,
 * because otherwise no operator would be notified of it.
 * @returns stops watching
 */
export async function watchForWorker(
  platform: Platform,
  { createJobs, everyMs = EVERY_MS }: WatchOptions,
): Promise<() => Promise<void>> {
  const { log } = platform;
  let messenger: RunningJobs | undefined;
  let isStopped = false;

  async function end(): Promise<void> {
    const ended = messenger;
    messenger = undefined;
    await ended?.stop(STOP_MS);
  }

  async function check(): Promise<void> {
    const isLost = await watchWorker(platform);
    if (!isLost) return end();
    if (messenger !== undefined || createJobs === undefined || isStopped) return;
    log.warn('no worker is running: this process sends the messages to operators');
    messenger = createJobs();
    registerMessageJobs({ ...platform, jobs: messenger });
    await messenger.start({ work: true });
  }

  const tick = () =>
    check().catch((error: unknown) => log.error({ err: error }, 'the worker could not be watched'));
  // The first one comes before the jobs of this process report, so that it sees how long there were none.
  let running = tick();
  await running;
  const timer = setInterval(() => {
    running = running.then(tick);
  }, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
    await end();
  };
}
