import type { PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Log } from '../telemetry/log.ts';
import type { Traces } from '../telemetry/tracing/traces.ts';
import { attemptJob, type FetchedJob, type Outcome } from './attempt-job.ts';
import { clockedSql, clockedTransaction, type RunSql } from './clocked-sql.ts';
import {
  countDue,
  DEAD_QUEUE,
  deleteDead,
  type EngineSql,
  findDead,
  makeKeysDue,
  makeQueueDue,
} from './engine.store.ts';
import { withCause } from './job-data.ts';
import type { EnqueueOptions, Executor, Jobs, Worker, WorkerOptions } from './jobs.ts';
import { createQueuePreparer, DEAD } from './prepare-queue.ts';
import type { Queue } from './queue.ts';

/** How often abandoned jobs are looked for. */
const MONITOR_S = 10;

interface Registered {
  readonly queue: Queue;
  readonly worker: Worker<object>;
  readonly onDiscard: ((tx: Executor, data: object) => Promise<unknown>) | undefined;
}

/** Jobs in pg-boss, shared by the running server and the tests. */
export interface JobEngine extends Omit<Jobs, 'schedule'> {
  readonly registered: ReadonlyMap<string, Registered>;
  /** Imported at its first use: it takes a tenth of the start time. */
  loadBoss(): Promise<PgBoss>;
  /** Creates the queue, or changes its settings. */
  prepareQueue(queue: Queue): Promise<void>;
  /** Counts the jobs that are due in the queues that this process has a worker for. */
  countDue(): ReturnType<typeof countDue>;
  attempt(registered: Registered, job: FetchedJob): Promise<Outcome>;
}

export interface JobEngineOptions {
  readonly runSql: RunSql;
  readonly clock: Clock;
  readonly log: Log;
  readonly traces?: Traces | undefined;
  /** Called with the name of a queue whose new job is probably committed soon. */
  readonly onEnqueued?: (queue: string) => void;
}

export function createJobEngine({
  runSql,
  clock,
  log,
  traces,
  onEnqueued,
}: JobEngineOptions): JobEngine {
  const registered = new Map<string, Registered>();
  const sql = clockedSql(runSql, clock);
  const inside = (tx: Executor) => clockedTransaction(tx, clock);
  let boss: Promise<PgBoss> | undefined;
  const loadBoss = () => {
    boss ??= openBoss(sql);
    return boss;
  };
  const prepareQueue = createQueuePreparer(loadBoss);

  async function enqueueAll<Data extends object>(
    tx: Executor,
    queue: Queue<Data>,
    jobs: readonly (EnqueueOptions & { readonly data: Data })[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    await prepareQueue(queue);
    const fresh = queue.onePerKey ? await withoutDead(inside(tx), queue, jobs) : jobs;
    if (fresh.length === 0) return;
    const rows = fresh.map(({ data, afterMs = 0, key }) => ({
      data: withCause(data),
      startAfter: afterMs / 1_000,
      ...(key !== undefined && { singletonKey: key }),
    }));
    const opened = await loadBoss();
    await opened.insert(queue.name, rows, { db: inside(tx) });
    onEnqueued?.(queue.name);
  }

  /** @returns how many dead jobs were moved back to their queues */
  async function redrive(tx: Executor, ids: string[]): Promise<number> {
    await prepareQueue(DEAD);
    const opened = await loadBoss();
    return opened.redrive(DEAD_QUEUE, { ids, db: inside(tx) });
  }

  return {
    registered,
    loadBoss,
    prepareQueue,
    countDue: () => countDue(sql, [...registered.keys()]),
    work<Data extends object>(
      queue: Queue<Data>,
      worker: Worker<Data>,
      { onDiscard }: WorkerOptions<Data> = {},
    ) {
      // The casts are safe: `enqueue` accepts only data of the queue's type.
      registered.set(queue.name, {
        queue,
        worker: worker as Worker<object>,
        onDiscard: onDiscard as Registered['onDiscard'],
      });
    },
    queues: () => [...registered.values()].map(({ queue }) => queue),
    enqueue: (tx, queue, data, options) => enqueueAll(tx, queue, [{ ...options, data }]),
    enqueueAll,
    async makeDue(tx, { name }) {
      const madeDue = await makeQueueDue(inside(tx), name);
      onEnqueued?.(name);
      return madeDue;
    },
    async revive(tx, queue, keys) {
      await makeKeysDue(inside(tx), queue.name, keys);
      const dead = await findDead(inside(tx), queue.name, keys);
      const ids = dead.map(({ id }) => id);
      if (ids.length > 0) await redrive(tx, ids);
      onEnqueued?.(queue.name);
    },
    retryDead: async (tx, id) => (await redrive(tx, [id])) > 0,
    async discardDead(tx, id) {
      const dead = await deleteDead(inside(tx), id);
      if (dead === undefined) return false;
      await registered.get(dead.source_name)?.onDiscard?.(tx, dead.data);
      return true;
    },
    attempt: (job, fetched) => attemptJob(job, fetched, { log, traces }),
  };
}

async function openBoss(sql: EngineSql): Promise<PgBoss> {
  const library = await import('pg-boss');
  return new library.PgBoss({
    db: sql,
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: MONITOR_S,
    monitorIntervalSeconds: MONITOR_S,
    maintenanceIntervalSeconds: 600,
    reindex: false,
    monitorVacuum: false,
  });
}

/** A dead job keeps its key until an operator retries or discards it. */
async function withoutDead<Job extends EnqueueOptions>(
  sql: EngineSql,
  { name }: Queue,
  jobs: readonly Job[],
): Promise<readonly Job[]> {
  const dead = await findDead(
    sql,
    name,
    jobs.map(({ key }) => key),
  );
  const keys = new Set<string | undefined>(dead.map(({ singleton_key }) => singleton_key));
  return jobs.filter(({ key }) => !keys.has(key));
}
