import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../../backup/backup-error.ts';
import { backupFolder, placeOf } from '../../backup/backup-folder.ts';
import type { Config } from '../../config.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type BucketFailure,
  describeBucketFailure,
} from '../../platform/storage/bucket-problem.rules.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { type BackupTarget, bucketAddress } from '../../platform/storage/storage-url.ts';

export interface StoredBackup {
  readonly file: string;
  /** Where its file is; null for DATA_DIR of the worker that made it. */
  readonly folder: string | null;
  /** Address of the bucket that has a copy; null without one. */
  readonly copiedTo: string | null;
}

/** One test restore runs at a time, so that an interrupted one leaves no more than this file. */
const FETCHED = 'fetched-for-restore-test';

/** Whether the bucket in force has a copy of the backup, which every worker can read. */
export function hasCopy(
  { config }: { readonly config: Pick<Config, 'shop'> },
  { copiedTo }: Pick<StoredBackup, 'copiedTo'>,
): boolean {
  const target = config.shop().connections.backup;
  return target !== undefined && bucketAddress(target) === copiedTo;
}

/**
 * Restores a test from the copy in the bucket, because after the loss of the server nothing else is left. Keys that may
 * not read, or a bucket that does not answer, leave the file in the folder, if this worker has it.
 * @param restore takes the path of the file
 * @throws {BackupError} `file_missing` when the bucket no longer has the copy
 */
export async function withBackupFile<T>(
  platform: Pick<Platform, 'config' | 'log'>,
  backup: StoredBackup,
  restore: (path: string) => Promise<T>,
): Promise<T> {
  const folder = backupFolder(platform.config);
  const path = join(placeOf(platform.config, backup.folder), backup.file);
  const target = platform.config.shop().connections.backup;
  if (target === undefined || !hasCopy(platform, backup)) return restore(path);
  const fetched = join(folder, FETCHED);
  try {
    const isFetched = await fetchCopy(platform, target, { file: backup.file, to: fetched });
    return await restore(isFetched ? fetched : path);
  } finally {
    await rm(fetched, { force: true });
  }
}

/** @returns false when the bucket was not read */
async function fetchCopy(
  { log }: Pick<Platform, 'log'>,
  target: BackupTarget,
  { file, to }: { readonly file: string; readonly to: string },
): Promise<boolean> {
  const bucket = createS3Storage(target, target);
  try {
    if (await bucket.getFile(file, to)) return true;
  } catch (error) {
    const failure: BucketFailure = error instanceof Error ? error : {};
    // Not the error itself, whose message may repeat the access key.
    const reason = describeBucketFailure(failure);
    log.warn({ reason, file }, 'the copy of a backup was not read');
    return false;
  } finally {
    bucket.close();
  }
  throw new BackupError('file_missing', `The bucket has no copy of ${file}.`);
}
