import { MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import type pg from 'pg';
import type { TestClock } from '../clock.ts';
import type { Log } from '../telemetry/log.ts';
import type { Traces } from '../telemetry/tracing/traces.ts';
import { createJobEngine } from './job-engine.ts';
import type { Jobs, ScheduledWork } from './jobs.ts';

/** Jobs that run only when the caller says so, on a clock that it moves: for tests and the history of the demo. */
export interface ManualJobs extends Jobs {
  /** Scheduled jobs and queues. */
  readonly names: readonly string[];
  /**
   * Runs a scheduled job once with the jobs that it enqueues, or every due job of a queue.
   * @returns how many jobs of queues succeeded
   */
  run(name: string): Promise<number>;
  /** Runs every due job of the queues that got one since they were last empty. */
  runDue(): Promise<void>;
  /** Moves the clock until the jobs of a process that was killed are due again. */
  recover(): Promise<void>;
}

export function createManualJobs(
  pool: Pick<pg.Pool, 'query'>,
  clock: TestClock,
  log: Log,
  traces?: Traces,
): ManualJobs {
  const scheduled = new Map<string, ScheduledWork>();
  const enqueued = new Set<string>();
  /** The same, until a queue was found without due jobs. */
  const waiting = new Set<string>();
  const engine = createJobEngine({
    runSql: (text, values) => pool.query(text, values),
    clock,
    log,
    traces,
    onEnqueued(queue) {
      enqueued.add(queue);
      waiting.add(queue);
    },
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
    async runDue() {
      while (waiting.size > 0) {
        const queues = [...waiting];
        waiting.clear();
        for (const queue of queues) await drain(queue);
      }
    },
    async recover() {
      const boss = await engine.loadBoss();
      clock.advance(MINUTE_MS);
      await boss.supervise();
      clock.advance(MINUTE_MS);
    },
  };
}
