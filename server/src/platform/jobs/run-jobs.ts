import type { Log } from '../telemetry/log.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import { createJobRuns, type JobRuns } from './job-runs.ts';
import type { Jobs, QueuedWork, ScheduledWork } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

export interface RunningJobs extends Jobs {
  /** `work: false` in processes that only answer requests: they may enqueue, others do the work. */
  start(options: { work: boolean }): Promise<void>;
  /** Waits for what is running, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** How soon a job runs that an operator wants now. */
const WANTED_MS = 5_000;

interface Schedule {
  readonly name: string;
  readonly seconds: number;
  readonly work: ScheduledWork;
}

/** The work is done or logged; that its record could not be written is no reason to stop. */
function untold(): void {}

export function createJobs(url: string, log: Log, wantedMs = WANTED_MS): RunningJobs {
  const schedules: Schedule[] = [];
  const handlers = new Map<string, QueuedWork>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let lock: JobLock | undefined;
  let queue: Queue | undefined;

  function run(schedule: Schedule, guard: JobLock, runs: JobRuns): void {
    const round = runOnce(schedule, guard, runs).finally(() => running.delete(round));
    running.add(round);
  }

  async function runOnce(schedule: Schedule, guard: JobLock, runs: JobRuns): Promise<void> {
    const { name, work } = schedule;
    try {
      const ran = await guard.whileAlone(name, work);
      if (ran) await runs.succeeded(schedule).catch(untold);
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      await runs.failed(schedule, error).catch(untold);
    }
  }

  async function runWanted(guard: JobLock, runs: JobRuns): Promise<void> {
    // Asked again in a moment, when the database is away now.
    const names = schedules.map(({ name }) => name);
    const wanted = await runs.takeWanted(names).catch((): string[] => []);
    for (const schedule of schedules) {
      if (wanted.includes(schedule.name)) run(schedule, guard, runs);
    }
  }

  return {
    schedule: (name, seconds, work) => void schedules.push({ name, seconds, work }),
    handle: (name, work) => void handlers.set(name, work),
    async enqueue(tx, name, payload) {
      if (queue === undefined) throw new Error(`nothing handles ${name}`);
      await queue.send(tx, name, payload);
    },
    async start({ work }) {
      if (handlers.size > 0) queue = await startQueue(url, handlers, work, log);
      if (!work) return;
      const guard = createJobLock(url);
      lock = guard;
      const runs = createJobRuns(guard.ask);
      timers.push(setInterval(() => void runWanted(guard, runs), wantedMs));
      for (const schedule of schedules) {
        // The first round soon after the start: it picks up what a crash left behind.
        timers.push(
          setTimeout(() => run(schedule, guard, runs), 200),
          setInterval(() => run(schedule, guard, runs), schedule.seconds * 1_000),
        );
      }
    },
    async stop(timeoutMs) {
      for (const timer of timers) clearTimeout(timer);
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all([...running, queue?.stop(timeoutMs)]), deadline]);
      await lock?.close();
    },
  };
}
