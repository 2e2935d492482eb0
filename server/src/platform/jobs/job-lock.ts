import type pg from 'pg';
import { closeSession, openSession } from '../db/session-client.ts';
import type { RunQuery } from './job-runs.ts';
import { runWithSignal } from './job-signal.ts';

/** `here` and `elsewhere`: not run, because this process or another one is already running the job. */
export type LockOutcome = 'ran' | 'here' | 'elsewhere';

/** Keeps a job from running in two processes at once. */
export interface JobLock {
  /** Runs `work` unless a process is running the same name. The signal aborts when the lock is lost meanwhile. */
  runExclusively(
    name: string,
    work: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<LockOutcome>;
  /** The session that holds the lock, as PostgreSQL reports it. */
  findHolder(name: string): Promise<LockHolder | undefined>;
  /** Runs a statement on the same connection. */
  runQuery: RunQuery;
  close(): Promise<void>;
}

export interface LockHolder {
  readonly pid: number;
  readonly address: string | null;
  readonly since: Date;
}

export interface JobLockOptions {
  readonly queryTimeoutMs?: number;
}

interface Session {
  runQuery(text: string, values: unknown[]): Promise<pg.QueryResult>;
  readonly client: pg.Client;
  readonly signal: AbortSignal;
}

const QUERY_TIMEOUT_MS = 6_000;

const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as free';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';
const HOLDER = `
  select pid, host(client_addr) as address, backend_start as since
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`;

/**
 * Advisory locks of one database session. PostgreSQL frees them at once when the process dies, and within a minute when
 * its machine vanishes, so an interrupted job runs again soon instead of waiting for a lease to expire.
 */
export function createJobLock(
  url: string,
  { queryTimeoutMs = QUERY_TIMEOUT_MS }: JobLockOptions = {},
): JobLock {
  let session: Promise<Session> | undefined;
  // Locks of one session do not exclude that session itself.
  const running = new Set<string>();

  async function open(onEnd: () => void): Promise<Session> {
    const lost = new AbortController();
    const client = await openSession({
      url,
      queryTimeoutMs,
      onEnd() {
        onEnd();
        lost.abort(new Error('the session that holds the lock of this job was lost'));
      },
    });
    // Jobs share one connection, which runs one statement at a time.
    let turn: Promise<unknown> = Promise.resolve();
    const runQuery = (text: string, values: unknown[]) => {
      const answer = turn.then(() => client.query(text, values));
      turn = answer.catch(() => {});
      return answer;
    };
    return { runQuery, client, signal: lost.signal };
  }

  function connected(): Promise<Session> {
    if (session !== undefined) return session;
    const forget = () => {
      if (session === next) session = undefined;
    };
    const next = open(forget);
    next.catch(forget);
    session = next;
    return next;
  }

  const lockName = (name: string) => [`sesame job ${name}`];

  return {
    async runExclusively(name, work) {
      if (running.has(name)) return 'here';
      running.add(name);
      try {
        const { runQuery, signal } = await connected();
        const { rows } = await runQuery(LOCK, lockName(name));
        if (rows[0]?.free !== true) return 'elsewhere';
        try {
          await runWithSignal(signal, () => work(signal));
        } finally {
          // A lost session has no locks left to free.
          await runQuery(UNLOCK, lockName(name)).catch(() => {});
        }
        return 'ran';
      } finally {
        running.delete(name);
      }
    },
    async findHolder(name) {
      const { runQuery } = await connected();
      const { rows } = await runQuery(HOLDER, lockName(name));
      return rows[0];
    },
    runQuery: async (text, values) => (await connected()).runQuery(text, values),
    async close() {
      const last = await session?.catch(() => undefined);
      if (last !== undefined) await closeSession(last.client);
    },
  };
}
