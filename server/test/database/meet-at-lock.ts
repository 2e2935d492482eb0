import type { Pool } from 'pg';
import { vi } from 'vitest';

/**
 * Runs calls concurrently: all of them wait for the same row lock before any continues.
 * @param lock the statement that takes it, with its value
 */
export async function meetAtLock<Answer>(
  pool: Pool,
  lock: readonly [statement: string, value: string],
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock[0], [lock[1]]);
    const answers = Promise.all(calls.map((call) => call()));
    await allWaiting(pool, calls.length);
    await holder.query('commit');
    return await answers;
  } finally {
    // Destroyed instead of returned to the pool: if the calls did not arrive, its transaction is still open.
    holder.release(true);
  }
}

async function allWaiting(pool: Pool, count: number): Promise<void> {
  const arrived = async () => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    // May be more when a webhook for the same payment arrives meanwhile.
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting < count) throw new Error(`${waiting} of ${count} calls wait for the lock`);
  };
  await vi.waitFor(arrived, { timeout: 15_000, interval: 10 });
}
