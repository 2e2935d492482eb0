import pg from 'pg';
import { IDLE_IN_TRANSACTION_MS, TIMEOUTS } from '../connections/pool.ts';

/** Limits of the pools, as settings of PostgreSQL. */
const LIMITS = {
  statement_timeout: TIMEOUTS.statementMs,
  lock_timeout: TIMEOUTS.lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
} as const;

/**
 * Gives the role its timeouts in this database, for the sessions that a pooler opens: it passes no startup parameters
 * on. Limits that the role has are left alone.
 * @param directUrl as that role, which may change its own settings
 * @returns how many it set
 */
export async function limitRole(directUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: directUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Processes that start at the same time would change the same catalogue row.
    await client.query("select pg_advisory_xact_lock(hashtextextended('sesame limits', 0))");
    const { rows } = await client.query<{ database: string; given: string[] }>(
      `select current_database()::text as database, array(
         select split_part(unnest(setconfig), '=', 1) from pg_db_role_setting
         where setrole = current_user::regrole
           and setdatabase in (0, (select oid from pg_database where datname = current_database()))) as given`,
    );
    const [{ database, given } = { database: '', given: [] }] = rows;
    const missing = Object.entries(LIMITS).filter(([name]) => !given.includes(name));
    for (const [name, ms] of missing) {
      await client.query(
        `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = ${ms}`,
      );
    }
    await client.query('commit');
    return missing.length;
  } finally {
    await client.end();
  }
}
