import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { requireInside } from '../backup/backup-folder.ts';
import { copyBackup } from '../backup/copy-backup.ts';
import { keyFingerprint } from '../backup/encrypt-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Config, ConfigError, type Connections, readConfig } from '../config.ts';
import type { Database } from '../database.types.ts';
import { findProvenFile } from '../domains/system/index.ts';
import { listConnectionSettings } from '../platform/connections/connections.store.ts';
import { readConnections } from '../platform/connections/read-connections.ts';
import { createUnlimitedPool } from '../platform/db/connections/unlimited-pool.ts';
import { createDatabase } from '../platform/db/database.ts';
import { loadSealer } from '../platform/secrets/secrets-key.ts';
import {
  type BucketFailure,
  describeBucketFailure,
} from '../platform/storage/bucket-problem.rules.ts';
import { type BackupTarget, bucketAddress } from '../platform/storage/storage-url.ts';
import { reachDatabase } from './reach-database.ts';

/**
 * `npm run backup`: writes the whole database into a file in the folder for backups, and copies it to the bucket if there is one.
 * Works while the server is running. Exit code 1 when the backup was not made or not copied.
 */
try {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, 'back up');
  try {
    const { connections, proven } = await readSaved(config, database.url);
    const { backup: target, backupFolder: folder } = connections;
    await requireInside(config, folder);
    const made = await writeBackup({
      url: database.url,
      folder,
      now: new Date(),
      recipient: config.backupKey,
      kept: config.keptBackups,
      proven,
    });
    console.log(
      `${made.rows} rows of ${made.tables} tables were written to ${join(folder, made.file)}`,
    );
    console.log(`  ${made.bytes} bytes, sha256 ${made.sha256}`);
    for (const name of made.removed) console.log(`  ${name} was deleted`);
    console.log(
      config.backupKey === undefined
        ? 'It is not encrypted: BACKUP_PUBLIC_KEY is not set.'
        : `It is encrypted for the key ${keyFingerprint(config.backupKey)}.`,
    );
    if (target === undefined) console.log('It is only in this folder: there is no bucket.');
    else await copy(target, { folder, ...made });
    console.log('It does not contain the key that decrypts sealed values, and no uploaded files.');
  } finally {
    await database.leave();
  }
} catch (error) {
  const isSentence = error instanceof ConfigError || error instanceof BackupError;
  console.error(isSentence ? error.message : error);
  process.exitCode = 1;
}

async function copy(
  target: BackupTarget,
  made: { readonly folder: string; readonly file: string; readonly removed: readonly string[] },
): Promise<void> {
  try {
    const { place, left } = await copyBackup(target, made);
    console.log(`It was copied to ${place}.`);
    for (const name of left) console.log(`  ${name} could not be deleted there`);
  } catch (error) {
    const failure: BucketFailure = error instanceof Error ? error : {};
    const reason = describeBucketFailure(failure);
    console.error(`It could not be copied to ${bucketAddress(target)}: ${reason}.`);
    process.exitCode = 1;
  }
}

/** Folder and bucket of the environment, else as an owner saved them in the console; and the backup that stays in any case. */
async function readSaved(
  config: Config,
  url: string,
): Promise<{ connections: Pick<Connections, 'backup' | 'backupFolder'>; proven?: string }> {
  const pool = createUnlimitedPool(url);
  try {
    const db = createDatabase<Database>(pool);
    const proven = await findProvenFile(db);
    const rows = await listConnectionSettings(db);
    // Without saved settings there is nothing to open, and no key needs to be made.
    const connections =
      rows.length === 0
        ? config.defaultShop.connections
        : readConnections(config, await loadSealer(config), rows);
    return { connections, ...(proven !== undefined && { proven }) };
  } finally {
    await pool.end();
  }
}
