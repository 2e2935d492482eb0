import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../database.types.ts';
import type { Executor } from '../../platform.ts';
import type { Log } from '../../telemetry/log.ts';
import { createPool, type PoolOptions } from '../connections/pool.ts';
import { createDatabase } from '../database.ts';
import { isDatabaseUnavailable, isReadOnly, isSerializationConflict } from '../errors.ts';
import { isFresh } from './replica-state.rules.ts';
import { readPosition, watchReplica } from './watch-replica.ts';

/** Decides which database answers a read that may be a little old. */
export interface Reads {
  /** Each statement goes to the replica while that is fresh, else to the primary. Has no transactions. */
  readonly db: Executor;
  /** Whether the replica is fresh and has all changes up to this position of the primary. */
  has(position: number | undefined): boolean;
  /** Runs a read on the replica if it has every change committed before this call, or soon has; else on the primary. */
  upToDate<Result>(read: (db: Executor) => Promise<Result>): Promise<Result>;
  /** The position of the primary now, for a later `has`. */
  position(): Promise<number>;
  /** Connections to the replica. */
  readonly pool: pg.Pool;
  readonly figures: ReadsFigures;
  stop(): Promise<void>;
}

export interface ReadsFigures {
  /** WAL of the primary that the replica did not have at the last check. */
  readonly missingBytes: number;
  readonly isUsed: boolean;
  /** How old its answers may be at most; undefined until it is known. */
  readonly ageMs: number | undefined;
  /** Statements by who answered them. */
  readonly answered: Readonly<Record<'replica' | 'primary', number>>;
  /** Statements that the replica failed and the primary answered. */
  readonly repeated: number;
}

export interface ReadsOptions {
  readonly url: string;
  readonly limitMs: number;
  readonly db: Executor;
  readonly primary: pg.Pool;
  readonly pool: Omit<PoolOptions, 'url'>;
  readonly log: Log;
}

/** How long a read that needs everything waits for a replica that is about to have it. */
const CATCH_UP_MS = 300;
const CATCH_UP_CHECK_MS = 20;
const CANCELED_BY_TIMEOUT = '57014';

const registered = new WeakMap<Executor, Reads>();

/** From now on `readsOf` and `upToDate` answer for this database by them. */
export function registerReads(db: Executor, reads: Reads): void {
  registered.set(db, reads);
}

/** Undefined in a process without a replica. */
export function readsOf(db: Executor): Reads | undefined {
  return registered.get(db);
}

/** Runs a read that must include every change committed before this call, on the replica where that has them. */
export function upToDate<Result>(
  db: Executor,
  read: (db: Executor) => Promise<Result>,
): Promise<Result> {
  return readsOf(db)?.upToDate(read) ?? read(db);
}

export function createReads({ url, limitMs, db, primary, pool, log }: ReadsOptions): Reads {
  const replica = createPool({ ...pool, url });
  const connected = new Set<pg.PoolClient>();
  replica.on('connect', (client) => connected.add(client));
  replica.on('remove', (client) => connected.delete(client));
  const watch = watchReplica({
    ...{ url, primary, log },
    onLost() {
      // What waits for a replica that has gone silent fails now and is repeated on the primary.
      for (const client of connected) client.connection.stream.destroy();
    },
  });
  const answered = { replica: 0, primary: 0 };
  let repeated = 0;
  const has = (position?: number) =>
    !watch.isAway && isFresh(watch.state, { nowMs: performance.now(), limitMs, position });

  /** Notes why the replica could not answer. @throws the error if the primary could not either */
  function afterFailure(error: unknown): void {
    if (!isOfReplica(error)) throw error;
    repeated += 1;
    if (isReadOnly(error)) log.error({ err: error }, 'a statement for the replica writes');
    else if (isDatabaseUnavailable(error)) watch.lose(error);
  }

  async function query(text: string, values: readonly unknown[]) {
    if (/^(begin|start transaction)/.test(text))
      throw new Error('reads that may go to the replica have no transactions');
    if (has()) {
      try {
        const answer = await replica.query(text, [...values]);
        answered.replica += 1;
        return answer;
      } catch (error) {
        afterFailure(error);
      }
    }
    answered.primary += 1;
    return primary.query(text, [...values]);
  }

  const client: PostgresPoolClient = {
    // Kysely calls the other overload for cursors only, which need a setting of its dialect.
    query: query as unknown as PostgresPoolClient['query'],
    release() {},
  };
  const onlyReplica = createDatabase<Database>(replica);

  /** Whether the replica has, or has within a moment, what the primary has committed by now. */
  async function catchesUp(): Promise<boolean> {
    if (!has()) return false;
    const position = await readPosition(primary);
    const giveUpMs = performance.now() + CATCH_UP_MS;
    while (!has(position)) {
      if (performance.now() > giveUpMs || !has()) return false;
      await watch.check();
      if (!has(position)) await sleep(CATCH_UP_CHECK_MS);
    }
    return true;
  }

  const reads: Reads = {
    db: new Kysely<Database>({
      dialect: new PostgresDialect({
        pool: { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} },
      }),
    }),
    has,
    async upToDate(read) {
      if (await catchesUp()) {
        try {
          const result = await read(onlyReplica);
          answered.replica += 1;
          return result;
        } catch (error) {
          afterFailure(error);
        }
      }
      answered.primary += 1;
      return read(db);
    },
    position: () => readPosition(primary),
    pool: replica,
    get figures() {
      const { freshMs, primary: end, replayed } = watch.state;
      return {
        missingBytes: Math.max(0, end - replayed),
        isUsed: has(),
        ageMs: freshMs === undefined ? undefined : performance.now() - freshMs,
        answered: { ...answered },
        repeated,
      };
    },
    async stop() {
      registered.delete(db);
      await watch.stop();
      await replica.end();
    },
  };
  registerReads(db, reads);
  return reads;
}

/**
 * Whether the primary may do better. A replica also cancels a statement that needs rows which the primary has removed; a statement
 * that took too long would take as long there.
 */
function isOfReplica(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === CANCELED_BY_TIMEOUT) return false;
  return isDatabaseUnavailable(error) || isSerializationConflict(error);
}
