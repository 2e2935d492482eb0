import type pg from 'pg';
import type { TestClock } from '../../src/platform/clock.ts';
import { createJobEngine } from '../../src/platform/jobs/job-engine.ts';
import type { Jobs, ScheduledWork } from '../../src/platform/jobs/jobs.ts';
import type { Log } from '../../src/platform/telemetry/log.ts';

/** Jobs that run only when a test says so, on the test's clock. */
export interface ManualJobs extends Jobs {
  /** Scheduled jobs and queues. */
  readonly names: readonly string[];
  /**
   * Runs a scheduled job once with the jobs that it enqueues, or every due job of a queue.
   * @returns how many jobs of queues succeeded
   */
  run(name: string): Promise<number>;
  /** Moves the clock until the jobs of a process that was killed are due again. */
  recover(): Promise<void>;
}

const MINUTE_MS = 60_000;

export function createManualJobs(
  pool: Pick<pg.Pool, 'query'>,
  clock: TestClock,
  log: Log,
): ManualJobs {
  const scheduled = new Map<string, ScheduledWork>();
  const enqueued = new Set<string>();
  const engine = createJobEngine({
    runSql: (text, values) => pool.query(text, values),
    clock,
    log,
    onEnqueued: (queue) => void enqueued.add(queue),
  });

  async function drain(name: string): Promise<number> {
    const entry = engine.registered.get(name);
    if (entry === undefined) throw new Error(`there is no job ${name}`);
    const boss = await engine.loadBoss();
    await engine.prepareQueue(entry.queue);
    for (let done = 0; ; ) {
      const [job] = await boss.fetch<object>(name);
      if (job === undefined) return done;
      const { status, output } = await engine.attempt(entry, job);
      if (status === 'completed') {
        await boss.complete(name, job);
        done++;
        continue;
      }
      if (status === 'deadletter')
        await pool.query('update pgboss.job set retry_limit = retry_count where id = $1', [job.id]);
      await boss.fail(name, job, output);
    }
  }

  return {
    ...engine,
    get names() {
      return [...scheduled.keys(), ...engine.registered.keys()];
    },
    schedule: (name, _seconds, work) => void scheduled.set(name, work),
    async run(name) {
      const work = scheduled.get(name);
      if (work === undefined) return drain(name);
      enqueued.clear();
      await work(new AbortController().signal);
      let done = 0;
      for (const queue of [...enqueued]) done += await drain(queue);
      return done;
    },
    async recover() {
      const boss = await engine.loadBoss();
      clock.advance(MINUTE_MS);
      await boss.supervise();
      clock.advance(MINUTE_MS);
    },
  };
}
