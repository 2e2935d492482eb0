import pg from 'pg';
import type { Ask } from './job-runs.ts';

/** Keeps a job from running beside itself in another process. */
export interface JobLock {
  /** Runs `work` unless some process is running the same name; answers whether it ran. */
  whileAlone(name: string, work: () => Promise<unknown>): Promise<boolean>;
  /** A statement on the same connection. */
  ask: Ask;
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

  async function connected(): Promise<pg.Client> {
    connection ??= connect();
    return await connection.catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
  }

  // Jobs share the one connection, which takes one statement at a time.
  let turn: Promise<unknown> = Promise.resolve();
  function askOf(client: pg.Client, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const answer = turn.then(() => client.query(text, values));
    turn = answer.catch(() => {});
    return answer;
  }
  const lockName = (name: string) => [`sesame job ${name}`];

  return {
    async whileAlone(name, work) {
      if (running.has(name)) return false;
      running.add(name);
      try {
        const client = await connected();
        const { rows } = await askOf(client, LOCK, lockName(name));
        if (rows[0]?.free !== true) return false;
        try {
          await work();
        } finally {
          // A lost session has no locks left to free.
          await askOf(client, UNLOCK, lockName(name)).catch(() => {});
        }
        return true;
      } finally {
        running.delete(name);
      }
    },
    ask: async (text, values) => askOf(await connected(), text, values),
    async close() {
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => {});
    },
  };
}
