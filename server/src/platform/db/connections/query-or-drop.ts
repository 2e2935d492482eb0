import pg from 'pg';
import { isReadOnly } from '../errors.ts';

export type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
// The overloads of `query` cannot be implemented separately; all arguments are passed through, hence the casts.
const plainQuery = pg.Client.prototype.query as Query;

const QUERY_TIMED_OUT = 'Query read timeout';

/**
 * Runs a statement and closes its connection when it can no longer be used: after a timeout the answer may still arrive
 * and block the next statement, and a connection to a standby stays read-only after a failover.
 */
export const queryOrDrop: Query = function (...parameters) {
  const answer = plainQuery.apply(this, parameters);
  if (answer instanceof Promise) answer.catch((error: unknown) => dropAfter(this, error));
  return answer;
};

/** Closes the connection after an error that leaves it unusable. */
export function dropAfter(client: pg.Client, error: unknown): void {
  const timedOut = error instanceof Error && error.message === QUERY_TIMED_OUT;
  if (timedOut || isReadOnly(error)) client.connection.stream.destroy();
}
