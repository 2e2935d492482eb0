import pg from 'pg';
import { DescribedQuery, type NamedStatement } from './described-query.ts';
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

/** A connection that `pipelinedQuery` sends statements on. */
export class PipelinedClient extends pg.Client {
  /** Off behind a pooler, which prepares a statement again on other connections to the database. */
  readonly remembersColumns: boolean = true;
  /** Whether its caller is in a transaction: a statement that failed there can only be repeated with all of it. */
  inTransaction = false;
  /** Whether that transaction has begun for its caller, but not yet in the database. */
  isBeginPending = false;
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
    this.isBeginPending = true;
    return Promise.resolve({ command: 'START', rowCount: null, rows: [] });
  }
  // A single statement has nothing to be sent together with.
  if (!this.inTransaction && !isBegin(first)) return send.apply(this, parameters);
  this.inTransaction = first !== 'commit' && first !== 'rollback';
  if (isSavepoint(first) && this.unanswered > 0) {
    return Promise.reject(new Error('A savepoint would also undo the statements beside it'));
  }
  corkUntilTick(this as Connected);
  if (this.isBeginPending) {
    this.isBeginPending = false;
    if (first === 'commit' || first === 'rollback') {
      return Promise.resolve({ command: first.toUpperCase(), rowCount: null, rows: [] });
    }
    return counted(this, beginWith(this as Connected, parameters));
  }
  if (this.beginning === undefined) return counted(this, send.apply(this, parameters));
  return counted(
    this,
    this.beginning.then(() => send.apply(this, parameters)),
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
  return begun.then(() => send.apply(client, [...parameters]));
}

/** A statement that begins a transaction. */
class BeginningQuery extends DescribedQuery {
  hasBegun = false;

  override submit(connection: pg.Connection): unknown {
    connection.bind({ statement: BEGIN_NAME }, false);
    connection.execute(null, false);
    return super.submit(connection);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.hasBegun) {
      super.handleCommandComplete(message, connection);
    } else {
      this.hasBegun = true;
      this.completeOther(message, connection);
    }
  }
}

/**
 * The database executes both up to one synchronization: when the begin fails, it skips the statement, which would
 * otherwise take effect on its own.
 */
function sendBegun(client: Connected, config: NamedStatement): Promise<unknown> {
  const query = new BeginningQuery(config, { remembers: client.remembersColumns });
  const begun = new Promise((resolve, reject) => {
    query.callback = (error, results) => {
      if (error) reject(error);
      // The first result is that of the begin.
      else resolve(Array.isArray(results) ? results.at(-1) : results);
    };
  });
  begun.catch((error: unknown) => {
    dropAfter(client, error);
    // Later statements of this transaction must not take effect without it.
    if (!query.hasBegun) client.connection.stream.destroy();
  });
  queryOrDrop.call(client, query);
  return begun;
}

/** Sends a statement as `client.query` does: with a callback, or else with a promise of its result. */
const send: PipelinedQuery = function (first, ...rest) {
  if (!isNamed(first)) return queryOrDrop.call(this, first, ...rest);
  const query = new DescribedQuery(first, { remembers: this.remembersColumns });
  if (rest.some((one) => typeof one === 'function')) return queryOrDrop.call(this, query, ...rest);
  const answer = new Promise((resolve, reject) => {
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
  });
  answer.catch((error: unknown) => dropAfter(this, error));
  queryOrDrop.call(this, query);
  return answer;
};

/** Whether the database has prepared a statement of this name for the connection. */
export function isPrepared(client: pg.Client, name: string): boolean {
  return name in (client as Connected).connection.parsedStatements;
}

function isNamed(query: unknown): query is NamedStatement {
  return typeof query === 'object' && query !== null && 'name' in query && !('submit' in query);
}
