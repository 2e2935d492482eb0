import type { Log } from '../telemetry/log.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import type { Jobs, QueuedWork, ScheduledWork } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

export interface RunningJobs extends Jobs {
  /** `work: false` in processes that only answer requests: they may enqueue, others do the work. */
  start(options: { work: boolean }): Promise<void>;
  /** Waits for what is running, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

interface Schedule {
  readonly name: string;
  readonly seconds: number;
  readonly work: ScheduledWork;
}

export function createJobs(url: string, log: Log): RunningJobs {
  const schedules: Schedule[] = [];
  const handlers = new Map<string, QueuedWork>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let lock: JobLock | undefined;
  let queue: Queue | undefined;

  function run({ name, work }: Schedule, guard: JobLock): void {
    const round = guard
      .whileAlone(name, work)
      .then(() => {})
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => running.delete(round));
    running.add(round);
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
      for (const schedule of schedules) {
        // The first round soon after the start: it picks up what a crash left behind.
        timers.push(
          setTimeout(() => run(schedule, guard), 200),
          setInterval(() => run(schedule, guard), schedule.seconds * 1_000),
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
