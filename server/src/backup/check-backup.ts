import type { Migration } from 'kysely/migration';
import pg from 'pg';
import { auditLedger, type Violation } from '../audit/audit-ledger.ts';
import type { Database } from '../database.types.ts';
import { createDatabase } from '../platform/db/database.ts';
import { BackupError } from './backup-error.ts';
import { type RestoredBackup, restoreBackup } from './restore-backup.ts';
import { connectForCopy, listTables, rowsOf, withBackupLock } from './tables.ts';

export interface CheckBackupOptions {
  readonly path: string;
  /** Of the shop's database; the copy stands beside it for the time of the check. */
  readonly url: string;
  readonly migrations: Record<string, Migration>;
  readonly onProgress?: (done: number, tables: number) => Promise<void>;
}

export interface CheckedBackup {
  readonly tables: number;
  readonly rows: number;
  /** Rules of the ledgers that the restored shop breaks. */
  readonly violations: readonly Violation[];
}

/** PostgreSQL cuts longer names. */
const MOST_NAME = 63;
const COPY = '_check';
const MAY_NOT = '42501';

/**
 * Restores a backup into a database of its own, compares every table with the file, audits the ledgers there and drops it.
 * @throws {BackupError} `busy`, `damaged`, `file_missing`, `other_schema`, `differs`, `may_not_create`
 */
export function checkBackup(options: CheckBackupOptions): Promise<CheckedBackup> {
  return withBackupLock(options.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    // One name for each shop, so that the copy of a check that was cut off is found and dropped.
    const name = `${rows[0]?.name.slice(0, MOST_NAME - COPY.length)}${COPY}`;
    await createCopy(client, name);
    try {
      const url = withDatabase(options.url, name);
      const restored = await restoreBackup({ ...options, url });
      await compare(url, restored);
      const violations = await audit(url, new Date(restored.header.made_at));
      return { tables: restored.tables, rows: restored.rows, violations };
    } finally {
      // Not by force: it waits for connections that are just closing, and force would break them.
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
      'The role of the shop may not create databases, which a check needs: let it (alter role … createdb), or restore the backup elsewhere.',
    );
  }
}

/** Byte for byte: rows of a new table come in the order in which they went. */
async function compare(url: string, { sums }: RestoredBackup): Promise<void> {
  const client = await connectForCopy(url);
  try {
    for (const table of await listTables(client)) {
      const rows = rowsOf(client, table);
      let step = await rows.next();
      while (!step.done) step = await rows.next();
      if (step.value.sha256 === sums.get(table.name)?.sha256) continue;
      throw new BackupError('differs', `${table.name} came out of the backup as another.`);
    }
  } finally {
    await client.end();
  }
}

async function audit(url: string, at: Date): Promise<Violation[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await auditLedger(createDatabase<Database>(pool), at);
  } finally {
    await pool.end();
  }
}

/** The same server and role, another database. The host may be a percent-encoded socket path. */
function withDatabase(url: string, name: string): string {
  return url.replace(
    /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/,
    (_whole, server: string) => `${server}/${encodeURIComponent(name)}`,
  );
}
