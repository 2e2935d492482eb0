import { systemClock } from '../clock.ts';
import { createPool } from '../db/pool.ts';
import type { Log } from '../telemetry/log.ts';
import { watchClaims } from './claims.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { CLAIM_S, createJobEngine } from './job-engine.ts';
import { createJobLock, type JobLock } from './job-lock.ts';
import { createJobRuns, type JobRuns } from './job-runs.ts';
import type { Jobs, ScheduledWork } from './jobs.ts';
import { type RunningQueues, runQueues } from './run-queues.ts';

export interface RunningJobs extends Jobs {
  /** `work: false` in processes that only answer requests: they may enqueue jobs for others to run. */
  start(options: { work: boolean }): Promise<void>;
  /** Undefined in a process that runs no jobs. */
  readonly heartbeat: Heartbeat | undefined;
  /** Waits for running jobs, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RunJobsOptions {
  /** Called when the process should end, because its jobs hang and will not recover. */
  readonly onHeartbeatStopped?: () => void;
  readonly heartbeatMs?: number;
  readonly heartbeatStoppedAfterMs?: number;
  readonly queryTimeoutMs?: number;
  /** How long another process may hold the lock of a job before a warning is logged. */
  readonly lateMs?: number;
  /** How often this process looks for jobs that an operator requested. */
  readonly requestedPollMs?: number;
}

const REQUESTED_POLL_MS = 5_000;
/** Longer than a success may stay unrecorded, see job-runs.ts. */
const LATE_MS = 150_000;
const LATE_ROUNDS = 3;
/** Claims are renewed every half of their time, so this one may be that old when the database falls silent. */
const SILENT_MS = (CLAIM_S / 2 - 1) * 1_000;
const CONNECTIONS = 4;

interface Schedule {
  readonly name: string;
  readonly seconds: number;
  readonly work: ScheduledWork;
}

/** The job itself is done or logged; failing to record the result must not stop anything. */
function ignoreError(): void {}

export function createJobs(url: string, log: Log, options: RunJobsOptions = {}): RunningJobs {
  const { lateMs = LATE_MS, requestedPollMs = REQUESTED_POLL_MS } = options;
  const schedules: Schedule[] = [];
  // Statements of pg-boss contain lists of names, so that preparing them would not end.
  const pool = createPool({ url, size: CONNECTIONS, namedStatements: false, log });
  const claims = watchClaims((text, values) => pool.query(text, values), SILENT_MS);
  let queues: RunningQueues | undefined;
  const engine = createJobEngine({
    runSql: claims.runSql,
    clock: systemClock,
    log,
    onEnqueued: (queue) => queues?.nudge(queue),
  });
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  /** When this process last warned that another one holds the lock of a job. */
  const warnedAt = new Map<string, number>();
  let lock: JobLock | undefined;
  let heartbeat: Heartbeat | undefined;

  function run(schedule: Schedule, guard: JobLock, runs: JobRuns): void {
    const round = runOnce(schedule, guard, runs).finally(() => running.delete(round));
    running.add(round);
  }

  async function runOnce(schedule: Schedule, guard: JobLock, runs: JobRuns): Promise<void> {
    const { name, work } = schedule;
    try {
      const outcome = await guard.runExclusively(name, work);
      if (outcome !== 'elsewhere') warnedAt.delete(name);
      if (outcome === 'ran') await runs.succeeded(schedule).catch(ignoreError);
      if (outcome === 'elsewhere') await warnIfLate(schedule, guard, runs).catch(ignoreError);
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      await runs.failed(schedule, error).catch(ignoreError);
    }
  }

  /** Logs a skipped job. Another worker holding its lock is normal, unless the job is never finished. */
  async function warnIfLate(schedule: Schedule, guard: JobLock, runs: JobRuns): Promise<void> {
    const { name, seconds } = schedule;
    log.debug({ job: name }, 'job skipped: its lock is held elsewhere');
    const lateAfterMs = Math.max(lateMs, LATE_ROUNDS * seconds * 1_000);
    const now = performance.now();
    const warned = warnedAt.get(name);
    // The first skip only starts the clock: the other process may just have begun.
    if (warned === undefined) warnedAt.set(name, now);
    if (warned === undefined || now - warned < lateMs) return;
    warnedAt.set(name, now);
    if (!(await runs.isLate(schedule, lateAfterMs))) return;
    const holder = await guard.findHolder(name);
    log.warn({ job: name, holder }, 'job skipped for long: its lock is held elsewhere');
  }

  async function runRequested(guard: JobLock, runs: JobRuns): Promise<void> {
    // If the database is down, the next round asks again.
    const names = schedules.map(({ name }) => name);
    const requested = await runs.claimRequested(names).catch((): string[] => []);
    for (const schedule of schedules) {
      if (requested.includes(schedule.name)) run(schedule, guard, runs);
    }
  }

  return {
    schedule: (name, seconds, work) => void schedules.push({ name, seconds, work }),
    work: engine.work,
    enqueue: engine.enqueue,
    enqueueAll: engine.enqueueAll,
    queues: engine.queues,
    hasten: engine.hasten,
    retryDead: engine.retryDead,
    discardDead: engine.discardDead,
    get heartbeat() {
      return heartbeat;
    },
    async start({ work }) {
      if (!work) return;
      queues = await runQueues(engine, claims, log);
      const guard = createJobLock(url, options);
      lock = guard;
      heartbeat = startHeartbeat({
        // Also detects within seconds that the session which holds the locks is lost.
        beat: () => guard.runQuery('select 1', []),
        onStopped: options.onHeartbeatStopped ?? (() => {}),
        everyMs: options.heartbeatMs,
        stoppedAfterMs: options.heartbeatStoppedAfterMs,
      });
      const runs = createJobRuns(guard.runQuery);
      timers.push(setInterval(() => void runRequested(guard, runs), requestedPollMs));
      for (const schedule of schedules) {
        // The first round runs soon after the start and picks up work left by a crash.
        timers.push(
          setTimeout(() => run(schedule, guard, runs), 200),
          setInterval(() => run(schedule, guard, runs), schedule.seconds * 1_000),
        );
      }
    },
    async stop(timeoutMs) {
      for (const timer of timers) clearTimeout(timer);
      heartbeat?.stop();
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([Promise.all([...running, queues?.stop(timeoutMs)]), deadline]);
      claims.stop();
      await Promise.all([lock?.close(), pool.end()]);
    },
  };
}
