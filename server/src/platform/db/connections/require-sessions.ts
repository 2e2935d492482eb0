import pg from 'pg';

/** The pooler in front of the database cannot be used; the message says how to fix it. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

const ROUNDS = 3;
const TIMEOUT_MS = 5_000;

/**
 * Checks that every connection has its own session, which LISTEN and session locks need. A pooler in transaction mode
 * may give one session to two connections in turn, or several sessions to one connection.
 * @param key the setting that should lead past it
 * @throws {PoolerError} behind such a pooler
 */
export async function requireSessions(
  url: string,
  key: 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL',
): Promise<void> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  };
  const clients = [new pg.Client(options), new pg.Client(options)];
  const sessions = clients.map(() => new Set<number>());
  try {
    for (const client of clients) {
      // A connection lost between two statements is reported by the next statement.
      client.on('error', () => {});
      await client.connect();
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, client] of clients.entries()) {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        for (const { pid } of rows) sessions[at]?.add(pid);
      }
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
  const [first = [], second = []] = sessions.map((pids) => [...pids]);
  if (first.length === 1 && second.length === 1 && first[0] !== second[0]) return;
  throw new PoolerError(
    `The pooler in front of the database assigns sessions per transaction, but the shop needs whole sessions for locks and LISTEN: point ${key} at PostgreSQL itself, or set pool_mode = session.`,
  );
}
