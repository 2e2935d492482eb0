import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Exit } from './spawn-server.ts';

/**
 * Waits until a server was killed at its failpoint and the database has noticed. Until then its transaction still holds
 * its locks, and a process that takes over would skip the locked rows.
 */
export async function waitUntilKilled(server: { ended: Promise<Exit> }, pool: Pool): Promise<void> {
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
