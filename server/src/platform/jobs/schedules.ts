import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log } from '../telemetry/log.ts';
import { annotate } from '../telemetry/tracing/unit.ts';
import { jobTime } from './clocked-sql.ts';
import { describeError } from './describe-error.ts';
import type { JobEngine } from './job-engine.ts';
import type { Executor, ScheduledWork } from './jobs.ts';
import { defineQueue, JobFailed } from './queue.ts';
import { advanceDue, recordFailure, recordSuccess, registerSchedules } from './schedules.store.ts';

/** Work that is done from time to time, at its interval. */
export interface Schedules {
  add(name: string, seconds: number, work: ScheduledWork): void;
  /** Stores the schedules, and makes them due. */
  register(): Promise<void>;
  /** Enqueues a job for every schedule that is due. */
  tick(): Promise<void>;
}

interface Schedule {
  readonly name: string;
  readonly seconds: number;
  readonly work: ScheduledWork;
}

/**
 * A job is one round of a schedule. It fails only when its worker dies or it takes too long, and is then repeated for
 * ever: other failures belong to the schedule, whose next round tries again.
 */
const scheduleQueue = defineQueue<{ readonly schedule: string }>('run-schedule', {
  onePerKey: true,
  retries: 1_000_000,
  firstRetryS: 1,
  maxRetryS: 30,
  parallel: 6,
  timeoutS: 3_600,
  alertAfter: undefined,
  retentionS: 300,
  isClockwork: true,
});

/** Consecutive failures that raise an alert; a single one may be a restart of the database. */
const ALERT_AFTER = 3;
/** A schedule may run every second; recording its success once a minute is enough. */
const QUIET_MS = 60_000;

interface SchedulesOptions {
  readonly db: Executor;
  readonly engine: Pick<JobEngine, 'work' | 'enqueueAll'>;
  readonly clock: Clock;
  readonly log: Log;
}

export function createSchedules({ db, engine, clock, log }: SchedulesOptions): Schedules {
  const schedules = new Map<string, Schedule>();
  /** When the success of a schedule was last recorded; absent if it failed since. */
  const recordedAt = new Map<string, number>();

  engine.work(scheduleQueue, async ({ schedule: name }, { signal }) => {
    const schedule = schedules.get(name);
    // During an update of the shop, a process of the other version may know it.
    if (schedule === undefined) throw new JobFailed(`this process has no schedule ${name}`);
    await run(schedule, signal);
  });

  async function run({ name, work }: Schedule, signal: AbortSignal): Promise<void> {
    annotate({ 'sesame.schedule': name });
    try {
      await work(signal);
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
      recordedAt.delete(name);
      const failure = { error: describeError(error), at: clock.now(), alertAfter: ALERT_AFTER };
      await recordFailure(db, name, failure).catch(ignoreError);
      return;
    }
    const now = clock.now();
    const recorded = recordedAt.get(name) ?? Number.NEGATIVE_INFINITY;
    if (now.getTime() - recorded < QUIET_MS) return;
    await recordSuccess(db, name, now).then(() => recordedAt.set(name, now.getTime()), ignoreError);
  }

  return {
    add: (name, seconds, work) => void schedules.set(name, { name, seconds, work }),
    register: () => registerSchedules(db, [...schedules.values()], jobTime(clock)),
    tick: () =>
      // One process moves a schedule to its next time, and so enqueues its job.
      inTransaction(db, async (tx) => {
        const due = await advanceDue(tx, [...schedules.keys()], jobTime(clock));
        const jobs = due.map((schedule) => ({ key: schedule, data: { schedule } }));
        await engine.enqueueAll(tx, scheduleQueue, jobs);
      }),
  };
}

/** The work is done or logged; failing to record its result must not repeat it. */
function ignoreError(): void {}
