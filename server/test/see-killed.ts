import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Exit } from './spawn-server.ts';

/**
 * Waits until a server has died at its failpoint. The database hears of it a moment later: until then its transaction holds
 * what it locked, and whoever comes to take over would pass it by.
 */
export async function seeKilled(server: { ended: Promise<Exit> }, pool: Pool): Promise<void> {
  expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
  await expect
    .poll(
      async () => {
        const { rows } = await pool.query(
          `select state, query from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
        );
        return rows;
      },
      { interval: 20 },
    )
    .toEqual([]);
}
