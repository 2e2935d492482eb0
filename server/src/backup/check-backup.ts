import type { KeyObject } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import pg from 'pg';
import type { Database } from '../database.types.ts';
import { type Violation, verifyLedger } from '../ledger-verification/verify-ledger.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { BackupError } from './backup-error.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { connectForCopy, listTables, rowsOf, withBackupLock } from './tables.ts';

export interface CheckBackupOptions {
  readonly path: string;
  /** Address of the shop's database; the copy is created on the same server during the check. */
  readonly url: string;
  readonly migrations: Record<string, Migration>;
  /** Required for an encrypted backup. */
  readonly privateKey?: KeyObject | undefined;
  readonly onProgress?: (done: number, tables: number) => Promise<void>;
}

export interface CheckedBackup {
  readonly tables: number;
  readonly rows: number;
  /** Rules of the ledger verification that the restored data violates. */
  readonly violations: readonly Violation[];
}

/** PostgreSQL truncates longer names. */
const MOST_NAME = 63;
const COPY = '_check';
const MAY_NOT = '42501';

/**
 * Restores a backup into a separate database, compares every table with the file, verifies the ledger there and drops
 * it.
 * @throws {BackupError} `busy`, `damaged`, `file_missing`, `other_schema`, `differs`, `may_not_create`, `encrypted`,
 * `wrong_key`
 */
export function checkBackup(options: CheckBackupOptions): Promise<CheckedBackup> {
  return withBackupLock(options.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    // A fixed name for each shop, so that the copy of an interrupted check is found and dropped.
    const name = `${rows[0]?.name.slice(0, MOST_NAME - COPY.length)}${COPY}`;
    await createCopy(client, name);
    try {
      const url = withDatabase(options.url, name);
      const restored = await restoreBackup({ ...options, url });
      await compare(url, restored);
      const violations = await verifyRestored(url, new Date(restored.header.made_at));
      return { tables: restored.tables, rows: restored.rows, violations };
    } finally {
      // Without force: it waits for closing connections, which force would break.
      await client.query(`drop database ${pg.escapeIdentifier(name)}`);
    }
  });
}

async function createCopy(client: pg.Client, name: string): Promise<void> {
  const database = pg.escapeIdentifier(name);
  try {
    await client.query(`drop database if exists ${database} with (force)`);
    await client.query(`create database ${database} template template0`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === MAY_NOT)) throw error;
    throw new BackupError(
      'may_not_create',
      'The role of the shop may not create databases, which a check needs: set DATABASE_DRILL_URL, allow it (alter role … createdb), or restore the backup elsewhere.',
    );
  }
}

/** Compares byte for byte: rows of a new table are read in the order in which they were inserted. */
async function compare(url: string, { sums }: RestoredBackup): Promise<void> {
  const client = await connectForCopy(url);
  try {
    for (const table of await listTables(client)) {
      const rows = rowsOf(client, table);
      let step = await rows.next();
      while (!step.done) step = await rows.next();
      if (step.value.sha256 === sums.get(table.name)?.sha256) continue;
      throw new BackupError('differs', `The restored table ${table.name} differs from the backup.`);
    }
  } finally {
    await client.end();
  }
}

async function verifyRestored(url: string, at: Date): Promise<Violation[]> {
  const pool = createUnlimitedPool(url);
  try {
    return await verifyLedger(createDatabase<Database>(pool), at);
  } finally {
    await pool.end();
  }
}

/** The same address with another database name. The host may be a percent-encoded socket path. */
function withDatabase(url: string, name: string): string {
  return url.replace(
    /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/,
    (_whole, server: string) => `${server}/${encodeURIComponent(name)}`,
  );
}
