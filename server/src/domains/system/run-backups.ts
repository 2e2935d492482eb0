import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { BackupProblem } from '@sesame/contract/console/system.ts';
import { migrations } from '../../../migrations/all.ts';
import { BackupError } from '../../backup/backup-error.ts';
import { backupFolder } from '../../backup/backup-folder.ts';
import { checkBackup } from '../../backup/check-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  endBackup,
  endCheck,
  failBackup,
  findRequestedBackup,
  listInterrupted,
  raiseBackupAlert,
  recordProgress,
  recordRemoved,
  resolveBackupAlert,
  startRun,
} from './backups.store.ts';

interface Run {
  readonly id: string;
  /** The backup to check by a test restore; null when a new one is to be made. */
  readonly checks: string | null;
}

/** By then every worker has looked for the file several times. */
const FILE_WAIT_MS = 30_000;

/** Runs the open request. The job never runs twice at a time, so a request that is still running was interrupted. */
export async function runBackups(platform: Platform): Promise<void> {
  for (const run of await listInterrupted(platform.db)) await fail(platform, run, 'interrupted');
  const run = await findRequestedBackup(platform.db);
  if (run === undefined || isForAnother(platform, run)) return;
  await startRun(platform.db, run.id, hostname());
  try {
    await (run.checks === null ? make(platform, run.id) : check(platform, run, run.checks));
  } catch (error) {
    platform.log.error({ err: error, backup: run.id }, 'backup failed');
    await fail(platform, run, error instanceof BackupError ? error.problem : 'failed');
  }
}

/**
 * A backup is stored on the disk of the worker that made it, so a check is left to the worker that has the file. If
 * none has taken it after a while, it runs anyway and fails.
 */
function isForAnother(
  { clock, config }: Platform,
  { file, requested_at }: { readonly file: string | null; readonly requested_at: Date },
): boolean {
  if (file === null || existsSync(join(backupFolder(config), file))) return false;
  return clock.now().getTime() - requested_at.getTime() < FILE_WAIT_MS;
}

async function make(platform: Platform, id: string): Promise<void> {
  const { db, clock, config, databaseUrl } = platform;
  const { removed, ...made } = await writeBackup({
    url: databaseUrl,
    folder: backupFolder(config),
    now: clock.now(),
    recipient: config.backupKey,
    onProgress: (done, tables) => recordProgress(db, id, done, tables),
  });
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    await endBackup(tx, id, made, at);
    await recordRemoved(tx, removed, at);
    await resolveBackupAlert(tx, subjectOf(null), at);
  });
}

async function check(
  platform: Platform,
  { id, file }: { readonly id: string; readonly file: string | null },
  backupId: string,
): Promise<void> {
  const { db, clock, config, databaseUrl, ownerUrl } = platform;
  if (file === null) {
    throw new BackupError('file_missing', `The file of backup ${backupId} has been removed.`);
  }
  const found = await checkBackup({
    // The test restore creates a database, which the shop's own role may not do.
    url: ownerUrl ?? databaseUrl,
    path: join(backupFolder(config), file),
    migrations,
    onProgress: (done, tables) => recordProgress(db, id, done, tables),
  });
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    await endCheck(tx, id, found, at);
    const broken = found.violations.map(({ invariant }) => invariant);
    if (broken.length === 0) await resolveBackupAlert(tx, subjectOf(backupId), at);
    else await raiseBackupAlert(tx, subjectOf(backupId), { file, broken }, at);
  });
}

function fail(platform: Platform, run: Run, problem: BackupProblem): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    await failBackup(tx, run.id, problem, at);
    await raiseBackupAlert(tx, subjectOf(run.checks), { problem }, at);
  });
}

/** One alert for making and one for checking; the next success resolves it. */
function subjectOf(checks: string | null): string {
  return checks === null ? 'backup' : 'restore check';
}
