import type { Log } from '../telemetry/log.ts';
import { type Heart, startHeart } from './heart.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import { createJobRuns, type JobRuns } from './job-runs.ts';
import type { Jobs, QueuedWork, ScheduledWork } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

export interface RunningJobs extends Jobs {
  /** `work: false` in processes that only answer requests: they may enqueue, others do the work. */
  start(options: { work: boolean }): Promise<void>;
  /** Absent in a process that runs no jobs. */
  readonly heart: Heart | undefined;
  /** Waits for what is running, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RunJobsOptions {
  /** The process should end: its jobs hang, and nothing in it will wake them. */
  readonly onHeartStopped?: () => void;
  readonly heartbeatMs?: number;
  readonly heartStoppedAfterMs?: number;
  readonly queryTimeoutMs?: number;
  /** How long a job may wait for the lock of another process before that is worth a warning. */
  readonly lateMs?: number;
  /** How often this process looks for jobs that an operator wants now. */
  readonly wantedMs?: number;
}

const WANTED_MS = 5_000;
/** Longer than a success may go unwritten, see job-runs.ts. */
const LATE_MS = 150_000;
const LATE_ROUNDS = 3;

interface Schedule {
  readonly name: string;
  readonly seconds: number;
  readonly work: ScheduledWork;
}

/** The work is done or logged; that its record could not be written is no reason to stop. */
function untold(): void {}

export function createJobs(url: string, log: Log, options: RunJobsOptions = {}): RunningJobs {
  const { lateMs = LATE_MS, wantedMs = WANTED_MS } = options;
  const schedules: Schedule[] = [];
  const handlers = new Map<string, QueuedWork>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  /** When this process last said that another one keeps it from a job. */
  const warnedAt = new Map<string, number>();
  let lock: JobLock | undefined;
  let queue: Queue | undefined;
  let heart: Heart | undefined;

  function run(schedule: Schedule, guard: JobLock, runs: JobRuns): void {
    const round = runOnce(schedule, guard, runs).finally(() => running.delete(round));
    running.add(round);
  }

  async function runOnce(schedule: Schedule, guard: JobLock, runs: JobRuns): Promise<void> {
    const { name, work } = schedule;
    try {
      const outcome = await guard.whileAlone(name, work);
      if (outcome !== 'elsewhere') warnedAt.delete(name);
      if (outcome === 'ran') await runs.succeeded(schedule).catch(untold);
      if (outcome === 'elsewhere') await tellSkipped(schedule, guard, runs).catch(untold);
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      await runs.failed(schedule, error).catch(untold);
    }
  }

  /** That another worker is at it is ordinary, unless none of them gets it done. */
  async function tellSkipped(schedule: Schedule, guard: JobLock, runs: JobRuns): Promise<void> {
    const { name, seconds } = schedule;
    log.debug({ job: name }, 'job skipped: its lock is held elsewhere');
    const patience = Math.max(lateMs, LATE_ROUNDS * seconds * 1_000);
    const now = performance.now();
    const warned = warnedAt.get(name);
    // The first skip only starts the clock: the other process may just have begun.
    if (warned === undefined) warnedAt.set(name, now);
    if (warned === undefined || now - warned < lateMs) return;
    warnedAt.set(name, now);
    if (!(await runs.isLate(schedule, patience))) return;
    const holder = await guard.findHolder(name);
    log.warn({ job: name, holder }, 'job skipped for long: its lock is held elsewhere');
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
    get heart() {
      return heart;
    },
    async start({ work }) {
      if (handlers.size > 0) queue = await startQueue(url, handlers, work, log);
      if (!work) return;
      const guard = createJobLock(url, options);
      lock = guard;
      heart = startHeart({
        // Also what finds out within a moment that a session which holds locks is gone.
        beat: () => guard.ask('select 1', []),
        onStopped: options.onHeartStopped ?? (() => {}),
        everyMs: options.heartbeatMs,
        stoppedAfterMs: options.heartStoppedAfterMs,
      });
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
      heart?.stop();
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all([...running, queue?.stop(timeoutMs)]), deadline]);
      await lock?.close();
    },
  };
}
