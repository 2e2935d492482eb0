import pg from 'pg';

/** Keeps a job from running beside itself in another process. */
export interface JobLock {
  /** Runs `work` unless some process is running the same name; answers whether it ran. */
  whileAlone(name: string, work: () => Promise<unknown>): Promise<boolean>;
  close(): Promise<void>;
}

const LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as free';
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))';

/**
 * Advisory locks of one database session: when the process dies, however it dies, PostgreSQL frees them at once,
 * so a job cut off by a crash runs again in the next round instead of waiting for a lease to end.
 */
export function createJobLock(url: string): JobLock {
  let connection: Promise<pg.Client> | undefined;
  // Locks of one session do not exclude that session itself.
  const running = new Set<string>();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    });
    const forget = () => {
      connection = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    await client.connect();
    return client;
  }

  // Jobs share the one connection, which takes one statement at a time.
  let turn: Promise<unknown> = Promise.resolve();
  function ask(client: pg.Client, text: string, name: string): Promise<pg.QueryResult> {
    const answer = turn.then(() => client.query(text, [`sesame job ${name}`]));
    turn = answer.catch(() => {});
    return answer;
  }

  return {
    async whileAlone(name, work) {
      if (running.has(name)) return false;
      running.add(name);
      try {
        connection ??= connect();
        const client = await connection.catch((error: unknown) => {
          connection = undefined;
          throw error;
        });
        const { rows } = await ask(client, LOCK, name);
        if (rows[0]?.free !== true) return false;
        try {
          await work();
        } finally {
          // A lost session has no locks left to free.
          await ask(client, UNLOCK, name).catch(() => {});
        }
        return true;
      } finally {
        running.delete(name);
      }
    },
    async close() {
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => {});
    },
  };
}
