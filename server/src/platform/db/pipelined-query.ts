import pg from 'pg';
import { dropAfter, queryOrDrop } from './query-or-drop.ts';

/** As Kysely sends it for the transactions of `inTransaction`. */
export const BEGIN = 'start transaction isolation level read committed';
const BEGIN_NAME = 'begin';

/** Parts of `pg` that its types leave out. */
type Connection = pg.Connection & {
  readonly parsedStatements: Readonly<Record<string, string>>;
};
interface Connected extends PipelinedClient {
  readonly connection: Connection;
}
type Answered = pg.Query & {
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
};

/** A connection that `pipelinedQuery` sends statements on. */
export class PipelinedClient extends pg.Client {
  /** Whether its caller is in a transaction: a statement that failed there can only be repeated with all of it. */
  inTransaction = false;
  /** Whether that transaction has begun for its caller, but not yet in the database. */
  isUnbegun = false;
  /** The `begin` that the statements after it have to wait for. */
  beginning: Promise<unknown> | undefined;
  isCorked = false;
  /** How many statements of the transaction have no answer yet. */
  unanswered = 0;
}

type PipelinedQuery = (this: PipelinedClient, ...parameters: unknown[]) => unknown;

/**
 * Sends statements without waiting for the answers of earlier ones. What is sent at once goes into one packet, and a
 * transaction begins with its first statement: both save the system calls that most of a statement's time goes into.
 */
export const pipelinedQuery: PipelinedQuery = function (...parameters) {
  const [first] = parameters;
  if (first === BEGIN) {
    this.inTransaction = true;
    this.isUnbegun = true;
    return Promise.resolve({ command: 'START', rowCount: null, rows: [] });
  }
  // A single statement has nothing to be sent together with.
  if (!this.inTransaction && !isBegin(first)) return queryOrDrop.apply(this, parameters);
  this.inTransaction = first !== 'commit' && first !== 'rollback';
  if (isSavepoint(first) && this.unanswered > 0) {
    return Promise.reject(new Error('A savepoint would also undo the statements beside it'));
  }
  corkUntilTick(this as Connected);
  if (this.isUnbegun) {
    this.isUnbegun = false;
    if (first === 'commit' || first === 'rollback') {
      return Promise.resolve({ command: first.toUpperCase(), rowCount: null, rows: [] });
    }
    return counted(this, beginWith(this as Connected, parameters));
  }
  if (this.beginning === undefined) return counted(this, queryOrDrop.apply(this, parameters));
  return counted(
    this,
    this.beginning.then(() => queryOrDrop.apply(this, parameters)),
  );
};

function isBegin(statement: unknown): boolean {
  return typeof statement === 'string' && /^(start transaction|begin)/.test(statement);
}

function isSavepoint(statement: unknown): boolean {
  return typeof statement === 'string' && statement.startsWith('savepoint ');
}

/** Counts a statement until it is answered; a stream of rows is not counted. */
function counted(client: PipelinedClient, answer: unknown): unknown {
  if (!(answer instanceof Promise)) return answer;
  client.unanswered++;
  const answered = () => void client.unanswered--;
  answer.then(answered, answered);
  return answer;
}

function corkUntilTick(client: Connected): void {
  if (client.isCorked) return;
  const { stream } = client.connection;
  client.isCorked = true;
  stream.cork();
  process.nextTick(() => {
    client.isCorked = false;
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
  client.beginning = begun;
  begun.then(
    () => {
      client.beginning = undefined;
    },
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
