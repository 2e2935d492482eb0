import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { VERSION } from '../platform/version.ts';
import { FORMAT, frameOf, frames, type TableSum } from './backup-format.ts';
import { encrypt } from './encrypt-backup.ts';
import { expiredBackups, type KeptBackups } from './expired-backups.rules.ts';
import { listMigrations, listSequences, listTables, rowsOf, withBackupLock } from './tables.ts';

export interface WriteBackupOptions {
  readonly url: string;
  readonly folder: string;
  readonly now: Date;
  /** The public key to encrypt for; undefined for no encryption. */
  readonly recipient?: KeyObject | undefined;
  /** Which older backups stay in the folder; undefined for all. */
  readonly kept?: KeptBackups;
  /** The newest one that was restored without a fault, which is never deleted. */
  readonly proven?: string | undefined;
  /** Called after each table. */
  readonly onProgress?: (done: number, tables: number) => Promise<void>;
}

export interface WrittenBackup {
  /** File name in the folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly tables: number;
  readonly rows: number;
  /** Number of migrations in it. */
  readonly migrations: number;
  /** Names of older backups that were deleted. */
  readonly removed: readonly string[];
}

/**
 * Writes a consistent snapshot of every table into a new file while the shop runs, and deletes expired backups. The
 * file gets its final name only when it is complete.
 * @throws {BackupError} `busy`
 */
export function writeBackup(options: WriteBackupOptions): Promise<WrittenBackup> {
  const { url, folder, now, recipient } = options;
  return withBackupLock(url, async (client) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await dropUnfinished(folder);
    const file = `sesame-${now.toISOString().replace(/[-:.]/g, '')}.backup`;
    const path = join(folder, file);
    const unfinished = `${path}.part`;
    const sums = { tables: 0, rows: 0, migrations: 0 };
    try {
      await pipeline(
        framesOf(client, options, sums),
        createGzip(),
        (zipped: AsyncIterable<Buffer>) =>
          recipient === undefined ? zipped : encrypt(zipped, recipient),
        createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
      );
      // Sets the permissions independently of the umask.
      await chmod(unfinished, 0o600);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const { size } = await stat(path);
    const removed = await removeExpired(options);
    return { file, bytes: size, sha256: await sha256Of(path), ...sums, removed };
  });
}

async function* framesOf(
  client: pg.Client,
  { now, onProgress }: WriteBackupOptions,
  sums: { tables: number; rows: number; migrations: number },
): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await listMigrations(client);
  sums.migrations = migrations.length;
  yield frameOf(frames.header, {
    format: FORMAT,
    version: VERSION,
    made_at: now.toISOString(),
    migrations,
  });
  const tables = await listTables(client);
  for (const table of tables) {
    yield frameOf(frames.table, { name: table.name, columns: table.columns });
    const rows = rowsOf(client, table);
    let step = await rows.next();
    for (; !step.done; step = await rows.next()) yield frameOf(frames.data, step.value);
    const sum: TableSum = step.value;
    yield frameOf(frames.tableEnd, sum);
    sums.tables += 1;
    sums.rows += sum.rows;
    await onProgress?.(sums.tables, tables.length);
  }
  // Sequences are written last, because they are not part of the snapshot; a sequence ahead of its rows is harmless.
  for (const sequence of await listSequences(client)) yield frameOf(frames.sequence, sequence);
  await client.query('commit');
  yield frameOf(frames.end, { tables: sums.tables, rows: sums.rows });
}

/** Deletes unfinished files of dead processes. No other process writes here, because the lock is held. */
async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.backup.part')) await rm(join(folder, name), { force: true });
  }
}

async function removeExpired({ folder, kept, proven }: WriteBackupOptions): Promise<string[]> {
  if (kept === undefined) return [];
  const removed = expiredBackups(await readdir(folder), kept, proven);
  for (const name of removed) await rm(join(folder, name), { force: true });
  return removed;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
