import type { Pool } from 'pg';
import type { Database } from '../../database.types.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createPool } from '../db/connections/pool.ts';
import { createDatabase } from '../db/database.ts';
import type { Log } from '../telemetry/log.ts';
import type { Traces } from '../telemetry/tracing/traces.ts';
import { watchClaims } from './claims.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import { createJobEngine } from './job-engine.ts';
import type { Jobs } from './jobs.ts';
import { CLAIM_S } from './prepare-queue.ts';
import { type RunningQueues, runQueues } from './run-queues.ts';
import { createSchedules } from './schedules.ts';

export interface RunningJobs extends Jobs {
  /** `work: false` in processes that only answer requests: they may enqueue jobs for others to run. */
  start(options: { work: boolean }): Promise<void>;
  /** Undefined in a process that runs no jobs. */
  readonly heartbeat: Heartbeat | undefined;
  /** Its own connections. */
  readonly pool: Pool;
  /** Waits for running jobs, at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface RunJobsOptions {
  /** Whether the address leads to a pooler in transaction mode. */
  readonly pooled?: boolean;
  /** Called when the process should end, because its jobs hang and will not recover. */
  readonly onHeartbeatStopped?: () => void;
  readonly heartbeatMs?: number;
  readonly heartbeatStoppedAfterMs?: number;
  readonly queryTimeoutMs?: number;
  /** Silence of the database after which the jobs of this process abort. */
  readonly silentMs?: number;
  /** How often this process looks for schedules that are due. */
  readonly tickMs?: number;
  readonly clock?: Clock;
  readonly traces?: Traces | undefined;
}

const TICK_MS = 1_000;
const FIRST_TICK_MS = 200;
/** Claims are renewed every half of their time, so this one may be that old when the database falls silent. */
const SILENT_MS = (CLAIM_S / 2 - 1) * 1_000;
const QUERY_TIMEOUT_MS = 5_000;
const END_MS = 1_000;
const CONNECTIONS = 4;

export function createJobs(url: string, log: Log, options: RunJobsOptions = {}): RunningJobs {
  const { clock = systemClock, queryTimeoutMs = QUERY_TIMEOUT_MS } = options;
  const pool = createPool({
    ...{ url, log, pooled: options.pooled ?? false },
    size: CONNECTIONS,
    // Statements of pg-boss contain lists of names, so that preparing them would not end.
    namedStatements: false,
    timeouts: { acquireMs: 2_000, lockMs: 2_000, statementMs: queryTimeoutMs },
  });
  const claims = watchClaims(
    (text, values) => pool.query(text, values),
    options.silentMs ?? SILENT_MS,
  );
  let queues: RunningQueues | undefined;
  const engine = createJobEngine({
    ...{ runSql: claims.runSql, clock, log, traces: options.traces },
    onEnqueued: (queue) => queues?.nudge(queue),
  });
  const db = createDatabase<Database>(pool);
  const schedules = createSchedules({ db, engine, clock, log });
  const timers: NodeJS.Timeout[] = [];
  let heartbeat: Heartbeat | undefined;

  async function prepareQueues(): Promise<void> {
    for (const queue of engine.queues()) await engine.prepareQueue(queue);
  }

  function tick(): void {
    // If the database is down, the next tick tries again.
    schedules.tick().catch((error: unknown) => log.debug({ err: error }, 'schedules not read'));
  }

  return {
    pool,
    schedule: schedules.add,
    work: engine.work,
    enqueue: engine.enqueue,
    enqueueAll: engine.enqueueAll,
    queues: engine.queues,
    makeDue: engine.makeDue,
    revive: engine.revive,
    retryDead: engine.retryDead,
    discardDead: engine.discardDead,
    get heartbeat() {
      return heartbeat;
    },
    async start({ work }) {
      // At its first job a queue is prepared from within a transaction. Behind a pooler all sessions may be busy with such.
      if (!work && options.pooled) await prepareQueues();
      if (!work) return;
      queues = await runQueues(engine, claims, log);
      heartbeat = startHeartbeat({
        beat: () => claims.runSql('select 1'),
        onStopped: options.onHeartbeatStopped ?? (() => {}),
        everyMs: options.heartbeatMs,
        stoppedAfterMs: options.heartbeatStoppedAfterMs,
      });
      await schedules.register();
      timers.push(setTimeout(tick, FIRST_TICK_MS), setInterval(tick, options.tickMs ?? TICK_MS));
    },
    async stop(timeoutMs) {
      for (const timer of timers) clearTimeout(timer);
      heartbeat?.stop();
      await Promise.race([queues?.stop(timeoutMs), wait(timeoutMs)]);
      claims.stop();
      // A silent database would hold up the end of its connections.
      await Promise.race([pool.end(), wait(END_MS)]);
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
