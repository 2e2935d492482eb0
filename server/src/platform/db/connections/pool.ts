import pg from 'pg';
import type { Log } from '../../telemetry/log.ts';
import { isStalePlan } from '../errors.ts';
import { isPrepared, PipelinedClient, pipelinedQuery } from './pipelined-query.ts';
import { type Query, queryOrDrop } from './query-or-drop.ts';

export const IDLE_IN_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Timeouts for a free connection, a lock and the result of a statement. */
export interface PoolTimeouts {
  readonly acquireMs: number;
  readonly lockMs: number;
  readonly statementMs: number;
}

export const TIMEOUTS: PoolTimeouts = { acquireMs: 2_000, lockMs: 2_000, statementMs: 5_000 };

export interface PoolOptions {
  readonly url: string;
  readonly size: number;
  /** Off behind a PgBouncer that does not support prepared statements. */
  readonly namedStatements: boolean;
  /**
   * Behind a pooler in transaction mode: it refuses the startup parameters of a session, so the server's timeouts are
   * those of the role (`limitRole`).
   */
  readonly pooled?: boolean;
  readonly log: Log;
  readonly timeouts?: PoolTimeouts | undefined;
  /** Settings of its sessions, as for the server program: `-c synchronous_commit=off`. */
  readonly options?: string | undefined;
}

const INT8 = 20;
const DATE = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 && format !== 'binary') return parseInt8;
    // A date is a day, not a moment: as a Date it would shift with the time zone of the server.
    if (oid === DATE && format !== 'binary') return (text: string) => text;
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid);
  },
};

/** Cents and counters are exact as numbers up to 2^53 - 1; beyond that an error is better than a rounded sum. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

const names = new Map<string, string>();

function nameFor(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name;
}

/** Raised when a migration has changed columns, which makes every prepared statement get another name. */
let generation = 0;

/**
 * Prepares each statement once per connection. Kysely and hand-written SQL call `query(text, values)`, which plain pg
 * parses and plans every time. Measured: 2.2 times as many queries per second.
 */
function namedQuery(
  this: PipelinedClient,
  first: unknown,
  values?: unknown,
  ...rest: unknown[]
): unknown {
  const isNamed = typeof first === 'string' && Array.isArray(values) && values.length > 0;
  if (!isNamed) return pipelinedQuery.call(this, first, values, ...rest);
  const sentIn = generation;
  // As it is now: when the statement fails, a commit that left with it has ended the transaction.
  const isWithin = this.inTransaction;
  const answer = prepareAndSend(this, first, values).catch((error: unknown) => {
    if (!isStalePlan(error)) throw error;
    if (sentIn === generation) generation += 1;
    // `inTransaction` repeats a transaction as a whole.
    if (isWithin) throw error;
    return prepareAndSend(this, first, values);
  });
  const [callback] = rest;
  if (typeof callback !== 'function') return answer;
  answer.then(
    (result) => callback(undefined, result),
    (error: unknown) => callback(error),
  );
  return undefined;
}

function prepareAndSend(
  client: PipelinedClient,
  text: string,
  values: unknown[],
): Promise<unknown> {
  const name = nameOn(client, text);
  // PgBouncer shares statements by their text, so another name alone would lead to the same one.
  const sent = generation === 0 ? text : `${text} /* ${generation} */`;
  // Without a callback it is a promise.
  const answer = pipelinedQuery.call(client, { name, text: sent, values }) as Promise<unknown>;
  if (!isPrepared(client, name)) answer.catch(() => renameUnprepared(client, text, name));
  return answer;
}

/** How often a statement failed on a connection before it was prepared there, by its text. */
const unprepared = new WeakMap<pg.Client, Map<string, number>>();

function nameOn(client: pg.Client, text: string): string {
  const failures = unprepared.get(client)?.get(text);
  const name = generation === 0 ? nameFor(text) : `${nameFor(text)}g${generation}`;
  return failures === undefined ? name : `${name}_${failures}`;
}

/** PgBouncer closes a connection that sends a name twice, although the database did not prepare the first one. */
function renameUnprepared(client: pg.Client, text: string, name: string): void {
  if (isPrepared(client, name) || nameOn(client, text) !== name) return;
  const failures = unprepared.get(client) ?? new Map<string, number>();
  unprepared.set(client, failures.set(text, (failures.get(text) ?? 0) + 1));
}

/** Also for statements that a library names, as the rate limiter does: their session may know the name already. */
const unnamedQuery: Query = function (first, ...rest) {
  const isNamed = typeof first === 'object' && first !== null && 'name' in first;
  return queryOrDrop.call(this, isNamed ? { ...first, name: undefined } : first, ...rest);
};

class UnnamedStatementClient extends pg.Client {}
UnnamedStatementClient.prototype.query = unnamedQuery as pg.Client['query'];
class NamedStatementClient extends PipelinedClient {}
NamedStatementClient.prototype.query = namedQuery as pg.Client['query'];
class PooledStatementClient extends NamedStatementClient {
  override readonly remembersColumns = false;
}

export function createPool({
  url,
  size,
  namedStatements,
  pooled = false,
  log,
  timeouts = TIMEOUTS,
  options,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: timeouts.acquireMs,
    idleTimeoutMillis: 60_000,
    ...(!pooled && {
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    // Client-side limit for a connection that hangs; one second longer, so that the server's own timeout comes first.
    query_timeout: timeouts.statementMs + 1_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'sesame',
    ...(options !== undefined && { options }),
    types,
    pipeline: namedStatements,
    Client: clientFor({ namedStatements, pooled }),
  });
  // The next use replaces a dead connection; an unhandled 'error' event would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost');
  });
  // While in use, the statement and the rest of its transaction fail, which reports the error to the caller.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function clientFor({
  namedStatements,
  pooled,
}: {
  readonly namedStatements: boolean;
  readonly pooled: boolean;
}): typeof pg.Client {
  if (!namedStatements) return UnnamedStatementClient;
  return pooled ? PooledStatementClient : NamedStatementClient;
}
