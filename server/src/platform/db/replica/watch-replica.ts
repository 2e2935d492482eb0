import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../telemetry/log.ts';
import { closeSession, openSession } from '../connections/session-client.ts';
import { afterCheck, type ReplicaState, UNKNOWN } from './replica-state.rules.ts';

const CHECK_EVERY_MS = 1_000;
/** A replica that takes longer is away. Statements that wait for it are repeated then, within the deadline of a read. */
const ANSWER_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 1_000;

const POSITION_OF_PRIMARY = `
  select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as position`;
const POSITION_OF_REPLICA = `
  select pg_is_in_recovery() as standby,
    case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed`;

export interface ReplicaWatch {
  /** What was found last. */
  readonly state: ReplicaState;
  /** Whether the last check or a statement since then failed. */
  readonly isAway: boolean;
  /** A statement failed because of it: nothing uses it until the next check has succeeded. */
  lose(error: unknown): void;
  /** Checks it now instead of at the next turn. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

export interface WatchOptions {
  readonly url: string;
  readonly primary: Pick<pg.Pool, 'query'>;
  readonly log: Log;
  /** Called when the replica was lost, to end what still waits for it. */
  readonly onLost: () => void;
}

/** Where the primary is in its WAL: what it has committed is before this. */
export async function readPosition(primary: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await primary.query<{ position: number }>(POSITION_OF_PRIMARY, []);
  return rows[0]?.position ?? 0;
}

/** Compares replica and primary every second, on a separate session. */
export function watchReplica({ url, primary, log, onLost }: WatchOptions): ReplicaWatch {
  let session: pg.Client | undefined;
  let state: ReplicaState = UNKNOWN;
  let problem: string | undefined = 'not checked yet';
  let checking: Promise<void> | undefined;
  let isStopped = false;

  function lose(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (problem === undefined || problem === 'not checked yet')
      log.warn({ reason }, 'the replica is away: the primary answers all reads');
    problem = reason;
    onLost();
  }

  async function checkOnce(): Promise<void> {
    // Before the replica is read, so that it has what the primary had at this time.
    const takenMs = performance.now();
    const position = await readPosition(primary).catch(() => undefined);
    // A primary that does not answer says nothing about the replica, whose state grows old.
    if (position === undefined || isStopped) return;
    try {
      session ??= await openSession({
        url,
        queryTimeoutMs: ANSWER_WITHIN_MS,
        connectTimeoutMs: CONNECT_WITHIN_MS,
        onEnd() {
          session = undefined;
        },
      });
      const { rows } = await session.query<{ standby: boolean; replayed: string | null }>(
        POSITION_OF_REPLICA,
      );
      const replayed = rows[0]?.replayed;
      if (replayed == null) throw new Error('DATABASE_REPLICA_URL leads to no standby');
      state = afterCheck(state, { position, takenMs }, Number(replayed));
      if (problem !== undefined) log.info('the replica answers');
      problem = undefined;
    } catch (error) {
      if (!isStopped) lose(error);
    }
  }

  const check = () => {
    checking ??= checkOnce().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const stopping = new AbortController();
  async function watch(): Promise<void> {
    while (!isStopped) {
      await check();
      await sleep(CHECK_EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(
        () => {},
      );
    }
  }
  const watching = watch();

  return {
    get state() {
      return state;
    },
    get isAway() {
      return problem !== undefined;
    },
    lose,
    check,
    async stop() {
      isStopped = true;
      stopping.abort();
      if (session !== undefined) await closeSession(session);
      await watching;
    },
  };
}
