import pg from 'pg';

/** Against the limits of a role behind a pooler (`limitRole`), which also apply to its direct sessions. */
export const SET_NO_LIMITS =
  'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0';

/** One direct connection whose statements may take as long as they need, for commands and the check of a backup. */
export function createUnlimitedPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    onConnect: async (client) => {
      await client.query(SET_NO_LIMITS);
    },
  });
  // A session that ends while it is idle must not end the process; the next statement opens another one.
  pool.on('error', () => {});
  return pool;
}
