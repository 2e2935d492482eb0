import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { BackupProblem } from '@sesame/contract/console/system.ts';
import { migrations } from '../../../migrations/all.ts';
import { BackupError } from '../../backup/backup-error.ts';
import { backupFolder, placeOf, recordedPlace, requireInside } from '../../backup/backup-folder.ts';
import { checkBackup } from '../../backup/check-backup.ts';
import { drillUrl } from '../../backup/drill-url.ts';
import { keyFingerprint } from '../../backup/encrypt-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { closeAlerts, raiseAlert } from '../../platform/alerts.store.ts';
import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineQueue, JobFailed } from '../../platform/jobs/queue.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import {
  endBackup,
  endCheck,
  failBackup,
  findProvenFile,
  findRun,
  recordCopiesRemoved,
  recordProgress,
  recordRemoved,
  startRun,
} from './backups.store.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { hasCopy, withBackupFile } from './fetch-copy.ts';

interface Run {
  readonly id: string;
  /** The backup to check by a test restore; null when a new one is to be made. */
  readonly backup_id: string | null;
  readonly is_scheduled: boolean;
}

interface StoredRun {
  readonly id: string;
  /** File of the backup to check; null to create a new one, or when it was removed. */
  readonly file: string | null;
  /** Where its file is; null for DATA_DIR of the worker that made it. */
  readonly folder: string | null;
  readonly copied_to: string | null;
  readonly requested_at: Date;
}

/** A failed run is not repeated by itself: an operator retries it or requests another one, or the schedule does. */
export const backupQueue = defineQueue<{ readonly run: string; readonly passes?: number }>(
  'run-backup',
  {
    // The attempt after a worker died records that.
    retries: 1,
    parallel: 1,
    timeoutS: 4 * 3_600,
  },
);

/** By then every worker has probably taken the job once. */
const FILE_WAIT_MS = 60_000;

/** Makes a backup, or restores one as a test. */
export async function runBackup(
  platform: Platform,
  { run: id, passes = 0 }: { readonly run: string; readonly passes?: number },
): Promise<void> {
  const { db, jobs, log } = platform;
  const run = await findRun(db, id);
  if (run === undefined || run.state === 'done') return;
  if (isForAnother(platform, run)) {
    const job = { run: id, passes: passes + 1 };
    return jobs.enqueue(db, backupQueue, job, { afterMs: passDelayMs(passes) });
  }
  try {
    // Its worker died.
    if (run.state === 'running') throw new BackupError('interrupted', 'The process ended.');
    await start(platform, id);
    await (run.backup_id === null ? make(platform, id) : check(platform, run, run.backup_id));
  } catch (error) {
    if (error instanceof JobFailed) throw error;
    log.error({ err: error, backupId: id }, 'backup failed');
    const problem = error instanceof BackupError ? error.problem : 'failed';
    await fail(platform, run, problem);
    // The next one is scheduled anyway, and the alert stays until it succeeds.
    if (run.is_scheduled) return;
    throw new JobFailed(problem, { isFinal: true });
  }
}

async function start({ db, clock }: Platform, id: string): Promise<void> {
  try {
    await startRun(db, id, hostname(), clock.now());
  } catch (error) {
    if (violatedConstraint(error) !== 'backups_one_open') throw error;
    throw new JobFailed('another backup is running', { isFinal: true });
  }
}

/**
 * A backup without a copy in the bucket is on the disk of the worker that made it, so a check is left to that worker. If
 * none has taken it after a while, it runs anyway and fails.
 */
function isForAnother(
  { clock, config }: Platform,
  { file, folder, copied_to: copiedTo, requested_at }: StoredRun,
): boolean {
  if (hasCopy({ config }, { copiedTo })) return false;
  if (file === null || existsSync(join(placeOf(config, folder), file))) return false;
  return clock.now().getTime() - requested_at.getTime() < FILE_WAIT_MS;
}

/** Unequal delays, so that it is not always the same worker whose poll comes first. */
function passDelayMs(passes: number): number {
  return 500 + ((passes * 1_300) % 2_000);
}

async function make(platform: Platform, id: string): Promise<void> {
  const { db, clock, config, directUrl } = platform;
  const folder = backupFolder(config);
  await requireInside(config, folder);
  const proven = await findProvenFile(db);
  const { removed, ...made } = await writeBackup({
    url: directUrl,
    folder,
    now: clock.now(),
    recipient: config.backupKey,
    kept: config.keptBackups,
    proven,
    onProgress: (done, tables) => recordProgress(db, id, done, tables),
  });
  // Before the copy, which may take long: the files are gone.
  await recordRemoved(db, removed, clock.now());
  const copy = await copyToBucket(platform, { folder, file: made.file, removed, proven });
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    await endBackup(
      tx,
      id,
      {
        ...made,
        folder: recordedPlace(config, folder),
        copiedTo: copy.place,
        copyFailed: copy.failed,
        encryptedFor: config.backupKey === undefined ? null : keyFingerprint(config.backupKey),
      },
      at,
    );
    await recordCopiesRemoved(tx, copy.removed, copy.place);
    await closeBackupAlert(tx, subjectOf(null), at);
    if (copy.failed) await raiseBackupAlert(tx, COPY, { file: made.file }, at);
    else await closeBackupAlert(tx, COPY, at);
  });
}

async function check(
  platform: Platform,
  { id, file, folder, copied_to: copiedTo }: Omit<StoredRun, 'requested_at'>,
  backupId: string,
): Promise<void> {
  const { db, clock, config } = platform;
  if (file === null) {
    throw new BackupError('file_missing', `The file of backup ${backupId} has been removed.`);
  }
  const found = await withBackupFile(platform, { file, folder, copiedTo }, (path) =>
    checkBackup({
      url: drillUrl(platform),
      path,
      migrations,
      privateKey: config.backupPrivateKey,
      onProgress: (done, tables) => recordProgress(db, id, done, tables),
    }),
  );
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    await endCheck(tx, id, found, at);
    const broken = found.violations.map(({ invariant }) => invariant);
    if (broken.length === 0) await closeBackupAlert(tx, subjectOf(backupId), at);
    else await raiseBackupAlert(tx, subjectOf(backupId), { file, broken }, at);
  });
}

function fail(platform: Platform, run: Run, problem: BackupProblem): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const at = platform.clock.now();
    await failBackup(tx, run.id, problem, at);
    await raiseBackupAlert(tx, subjectOf(run.backup_id), { problem }, at);
  });
}

/** A repeat replaces what the alert says. */
function raiseBackupAlert(tx: Executor, subject: string, detail: object, at: Date): Promise<void> {
  return raiseAlert(tx, { kind: 'backup_failed', subject, detail, at }, 'always');
}

function closeBackupAlert(tx: Executor, subject: string, at: Date): Promise<void> {
  return closeAlerts(tx, { kinds: ['backup_failed'], subjects: [subject], at });
}

/** Subject of the alert about a backup that was not copied to the bucket. */
const COPY = 'backup copy';

/** One alert for making and one for checking; the next success resolves it. */
function subjectOf(backupId: string | null): string {
  return backupId === null ? 'backup' : 'restore check';
}
