import pg from 'pg';
import { dropAfter, type Query, queryOrDrop } from './query-or-drop.ts';

/** As Kysely sends it for the transactions of `inTransaction`. */
export const BEGIN = 'start transaction isolation level read committed';
const BEGIN_NAME = 'begin';

/** Parts of `pg` that its types leave out. */
type Connection = pg.Connection & {
  readonly parsedStatements: Readonly<Record<string, string>>;
};
interface Connected extends pg.Client {
  readonly connection: Connection;
}
type Answered = pg.Query & {
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
};

/** Whose transaction has begun for its caller, but not yet in the database. */
const unbegun = new WeakSet<pg.Client>();
/** The `begin` that the statements after it have to wait for. */
const beginning = new WeakMap<pg.Client, Promise<unknown>>();
const corked = new WeakSet<pg.Client>();
/** How many statements have no answer yet. */
const unanswered = new WeakMap<pg.Client, number>();

/**
 * Sends statements without waiting for the answers of earlier ones. What is sent at once goes into one packet, and a
 * transaction begins with its first statement: both save the system calls that most of a statement's time goes into.
 */
export const pipelinedQuery: Query = function (...parameters) {
  const [first] = parameters;
  if (first === BEGIN) {
    unbegun.add(this);
    return Promise.resolve({ command: 'START', rowCount: null, rows: [] });
  }
  if (isSavepoint(first) && (unanswered.get(this) ?? 0) > 0) {
    return Promise.reject(new Error('A savepoint would also undo the statements beside it'));
  }
  corkUntilTick(this);
  if (unbegun.delete(this)) {
    if (first === 'commit' || first === 'rollback') {
      return Promise.resolve({ command: first.toUpperCase(), rowCount: null, rows: [] });
    }
    return counted(this, beginWith(this as Connected, parameters));
  }
  const begun = beginning.get(this);
  if (begun === undefined) return counted(this, queryOrDrop.apply(this, parameters));
  return counted(
    this,
    begun.then(() => queryOrDrop.apply(this, parameters)),
  );
};

function isSavepoint(statement: unknown): boolean {
  return typeof statement === 'string' && statement.startsWith('savepoint ');
}

/** Counts a statement until it is answered; a stream of rows is not counted. */
function counted(client: pg.Client, answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer;
  const add = (change: 1 | -1) => unanswered.set(client, (unanswered.get(client) ?? 0) + change);
  add(1);
  const answered = () => add(-1);
  answer.then(answered, answered);
  return answer;
}

function corkUntilTick(client: pg.Client): void {
  if (corked.has(client)) return;
  const { stream } = (client as Connected).connection;
  corked.add(client);
  stream.cork();
  process.nextTick(() => {
    corked.delete(client);
    stream.uncork();
  });
}

function beginWith(client: Connected, parameters: readonly unknown[]): unknown {
  const [first] = parameters;
  const areReady =
    isPrepared(client, BEGIN_NAME) && isNamed(first) && isPrepared(client, first.name);
  if (areReady) return sendBegun(client, first);
  // Only the first time on a connection: where either has to be parsed, the statement must not run without the other.
  const begun = Promise.resolve(queryOrDrop.call(client, { name: BEGIN_NAME, text: BEGIN }));
  beginning.set(client, begun);
  begun.then(
    () => beginning.delete(client),
    () => client.connection.stream.destroy(),
  );
  return begun.then(() => queryOrDrop.apply(client, [...parameters]));
}

/**
 * The database executes both up to one synchronization: when the begin fails, it skips the statement, which would
 * otherwise take effect on its own.
 */
function sendBegun(client: Connected, config: pg.QueryConfig): Promise<unknown> {
  const query = new pg.Query(config) as Answered;
  const { submit, handleCommandComplete } = query;
  let isBegun = false;
  const begun = new Promise((resolve, reject) => {
    Object.assign(query, {
      submit(connection: pg.Connection) {
        connection.bind({ statement: BEGIN_NAME }, false);
        connection.execute(null, false);
        return submit.call(query, connection);
      },
      handleCommandComplete(message: unknown, connection: pg.Connection) {
        isBegun = true;
        handleCommandComplete.call(query, message, connection);
      },
      callback(error: unknown, results: unknown) {
        if (error) reject(error);
        // The first result is that of the begin.
        else resolve(Array.isArray(results) ? results.at(-1) : results);
      },
    });
  });
  begun.catch((error: unknown) => {
    dropAfter(client, error);
    // Later statements of this transaction must not take effect without it.
    if (!isBegun) client.connection.stream.destroy();
  });
  queryOrDrop.call(client, query);
  return begun;
}

/** Whether the database has prepared a statement of this name for the connection. */
export function isPrepared(client: pg.Client, name: string): boolean {
  return name in (client as Connected).connection.parsedStatements;
}

function isNamed(query: unknown): query is pg.QueryConfig & { name: string } {
  return typeof query === 'object' && query !== null && 'name' in query;
}
