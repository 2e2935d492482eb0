import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import type { Log } from '../telemetry/log.ts';
import { describeError } from './describe-error.ts';
import { runWithSignal } from './job-signal.ts';
import type { Attempt, EnqueueOptions, Executor, Jobs, Worker, WorkerOptions } from './jobs.ts';
import { JobFailed, type Queue } from './queue.ts';

const DEAD_QUEUE = 'dead';

const DAY_S = 24 * 3_600;
/** Waiting jobs are never dropped for their age. */
const NEVER_S = 20 * 365 * DAY_S;
/** A job whose worker has not reported for so long is started elsewhere. */
export const CLAIM_S = 20;
/** How often abandoned jobs are looked for. */
const MONITOR_S = 10;

export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

interface Registered {
  readonly queue: Queue;
  readonly worker: Worker<object>;
  readonly onDiscard: ((tx: Executor, data: object) => Promise<unknown>) | undefined;
}

/** The part of a fetched job that an attempt needs. */
export interface FetchedJob {
  readonly id: string;
  readonly data: object;
  readonly retryCount: number;
  readonly signal?: AbortSignal;
}

export interface Outcome {
  readonly status: 'completed' | 'failed' | 'deadletter';
  readonly output?: { readonly reason: string };
}

/** Jobs in pg-boss, shared by the running server and the tests. */
export interface JobEngine extends Omit<Jobs, 'schedule'> {
  readonly registered: ReadonlyMap<string, Registered>;
  /** Imported at its first use: it takes a tenth of the start time. */
  loadBoss(): Promise<PgBoss>;
  /** Creates the queue, or changes its settings. */
  prepareQueue(queue: Queue): Promise<void>;
  attempt(registered: Registered, job: FetchedJob): Promise<Outcome>;
}

export interface JobEngineOptions {
  readonly runSql: RunSql;
  readonly clock: Clock;
  readonly log: Log;
  /** Called with the name of a queue whose new job is probably committed soon. */
  readonly onEnqueued?: (queue: string) => void;
}

export function createJobEngine({ runSql, clock, log, onEnqueued }: JobEngineOptions): JobEngine {
  const registered = new Map<string, Registered>();
  const prepared = new Map<string, Promise<void>>();
  let boss: Promise<PgBoss> | undefined;

  const onShopClock = (run: RunSql) => ({
    executeSql: (text: string, values?: unknown[]) =>
      // The cast is safe: pg-boss knows the columns that it selects.
      run(...withTime(text, values, clock.now())) as Promise<{ rows: never[] }>,
  });
  const inside = (tx: Executor) =>
    onShopClock(async (text, values) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows: [...rows] };
    });

  function loadBoss(): Promise<PgBoss> {
    boss ??= import('pg-boss').then(
      (library) =>
        new library.PgBoss({
          db: onShopClock(runSql),
          migrate: false,
          schedule: false,
          superviseIntervalSeconds: MONITOR_S,
          monitorIntervalSeconds: MONITOR_S,
          maintenanceIntervalSeconds: 600,
          reindex: false,
          monitorVacuum: false,
        }),
    );
    return boss;
  }

  async function prepare(queue: Queue): Promise<void> {
    const opened = await loadBoss();
    const isDead = queue.name === DEAD_QUEUE;
    const settings = {
      retryLimit: queue.retries,
      retryDelay: queue.firstRetryS,
      retryBackoff: true,
      retryDelayMax: queue.maxRetryS,
      expireInSeconds: Math.ceil(queue.timeoutS) + 60,
      retentionSeconds: NEVER_S,
      deleteAfterSeconds: queue.keptS,
      heartbeatSeconds: CLAIM_S,
      ...(!isDead && { deadLetter: DEAD_QUEUE }),
    };
    const stored = await opened.getQueue(queue.name);
    if (stored === null) {
      await opened.createQueue(queue.name, {
        ...settings,
        policy: queue.onePerKey ? 'exclusive' : 'standard',
      });
      return;
    }
    // The cast is safe: the names of settings are names of a stored queue too.
    const known = stored as unknown as Record<string, unknown>;
    const isSame = Object.entries(settings).every(([key, value]) => known[key] === value);
    if (!isSame) await opened.updateQueue(queue.name, settings);
  }

  function prepareQueue(queue: Queue): Promise<void> {
    let preparing = prepared.get(queue.name);
    if (preparing === undefined) {
      preparing = prepare(queue);
      prepared.set(queue.name, preparing);
      preparing.catch(() => prepared.delete(queue.name));
    }
    return preparing;
  }

  async function enqueueAll<Data extends object>(
    tx: Executor,
    queue: Queue<Data>,
    jobs: readonly (EnqueueOptions & { readonly data: Data })[],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const opened = await loadBoss();
    await prepareQueue(DEAD);
    await prepareQueue(queue);
    const dead = queue.onePerKey ? await keysOfDead(tx, queue, jobs) : new Set();
    const fresh = jobs.filter(({ key }) => !dead.has(key));
    if (fresh.length === 0) return;
    const rows = fresh.map(({ data, afterMs = 0, key }) => ({
      data,
      startAfter: afterMs / 1_000,
      ...(key !== undefined && { singletonKey: key }),
    }));
    await opened.insert(queue.name, rows, { db: inside(tx) });
    onEnqueued?.(queue.name);
  }

  /** @returns how many dead jobs were moved back to their queues */
  async function redrive(tx: Executor, ids: string[]): Promise<number> {
    const opened = await loadBoss();
    await prepareQueue(DEAD);
    return opened.redrive(DEAD_QUEUE, { ids, db: inside(tx) });
  }

  async function keysOfDead(
    tx: Executor,
    { name }: Queue,
    jobs: readonly EnqueueOptions[],
  ): Promise<ReadonlySet<unknown>> {
    const { rows } = await inside(tx).executeSql(DEAD_WITH_KEYS, [
      name,
      jobs.map(({ key }) => key),
    ]);
    return new Set(rows.map(({ singleton_key }) => singleton_key));
  }

  return {
    registered,
    loadBoss,
    prepareQueue: async (queue) => {
      await prepareQueue(DEAD);
      await prepareQueue(queue);
    },
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
    async hasten(tx, { name }) {
      const { rows } = await inside(tx).executeSql(HASTEN, [name]);
      onEnqueued?.(name);
      return rows.length;
    },
    async revive(tx, queue, keys) {
      await inside(tx).executeSql(HASTEN_KEYS, [queue.name, keys]);
      const { rows } = await inside(tx).executeSql(DEAD_WITH_KEYS, [queue.name, keys]);
      // The cast is safe: these are the columns of the statement.
      const ids = (rows as { id: string }[]).map(({ id }) => id);
      if (ids.length > 0) await redrive(tx, ids);
      onEnqueued?.(queue.name);
    },
    retryDead: async (tx, id) => (await redrive(tx, [id])) > 0,
    async discardDead(tx, id) {
      const { rows } = await inside(tx).executeSql(DISCARD, [id]);
      // The cast is safe: these are the columns of the statement.
      const dead = rows[0] as { source_name: string; data: object } | undefined;
      if (dead === undefined) return false;
      await registered.get(dead.source_name)?.onDiscard?.(tx, dead.data);
      return true;
    },
    async attempt({ queue, worker }, { id, data, retryCount, signal }) {
      const number = retryCount + 1;
      const isLast = retryCount >= queue.retries;
      const ended = new AbortController();
      const signals = [ended.signal, ...(signal === undefined ? [] : [signal])];
      const attempt: Attempt = { number, isLast, signal: AbortSignal.any(signals) };
      try {
        await within(queue.timeoutS, ended, () =>
          runWithSignal(attempt.signal, () => worker(data, attempt)),
        );
        return { status: 'completed' };
      } catch (error) {
        const at = { job: queue.name, id, attempt: number, isLast };
        if (error instanceof JobFailed) log.warn({ ...at, reason: error.message }, 'job failed');
        else
          log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ ...at, err: error }, 'job failed');
        const reason = error instanceof JobFailed ? error.message : describeError(error);
        const isFinal = error instanceof JobFailed && error.isFinal;
        return { status: isFinal ? 'deadletter' : 'failed', output: { reason } };
      }
    },
  };
}

const DEAD: Queue = {
  name: DEAD_QUEUE,
  retries: 0,
  firstRetryS: 1,
  maxRetryS: 1,
  parallel: 1,
  timeoutS: 60,
  alertAfter: undefined,
  onePerKey: false,
  keptS: DAY_S,
};

const HASTEN = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and state < 'active' and start_after > pgboss.job_now() returning id`;
const DISCARD = `
  delete from pgboss.job where name = '${DEAD_QUEUE}' and id = $1 returning source_name, data`;

const HASTEN_KEYS = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and singleton_key = any($2) and state < 'active' and start_after > pgboss.job_now()`;
const DEAD_WITH_KEYS = `
  select id, singleton_key from pgboss.job
  where name = '${DEAD_QUEUE}' and state < 'active' and source_name = $1 and singleton_key = any($2)`;

const TIME = 'pgboss.job_now()';

/** Makes a statement of pg-boss read the shop's clock instead of the database's. */
function withTime(text: string, values: unknown[] | undefined, now: Date): [string, unknown[]?] {
  if (!text.includes(TIME)) return values === undefined ? [text] : [text, values];
  if (values === undefined || values.length === 0) {
    // A batch of several statements takes no parameters.
    return [text.replaceAll(TIME, `'${now.toISOString()}'::timestamptz`)];
  }
  return [text.replaceAll(TIME, `$${values.length + 1}::timestamptz`), [...values, now]];
}

async function within(
  seconds: number,
  ended: AbortController,
  work: () => Promise<unknown>,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new JobFailed(`took longer than ${seconds} s`);
    ended.abort(error);
    late.reject(error);
  }, seconds * 1_000);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
