import { copyBackup } from '../../backup/copy-backup.ts';
import { expiredCopies } from '../../backup/expired-backups.rules.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type BucketFailure,
  describeBucketFailure,
} from '../../platform/storage/bucket-problem.rules.ts';
import { bucketAddress } from '../../platform/storage/storage-url.ts';
import { listCopiedFiles } from './backups.store.ts';

interface Copy {
  /** Address of the bucket; null when there is none, or the copy failed. */
  readonly place: string | null;
  readonly failed: boolean;
  /** Names of older backups whose copies were removed there. */
  readonly removed: readonly string[];
}

interface MadeBackup {
  readonly folder: string;
  readonly file: string;
  /** Those that the folder no longer holds. */
  readonly removed: readonly string[];
  /** The newest one that was restored without a fault. */
  readonly proven: string | undefined;
}

/** Copies a new backup to the bucket in force. A failure is logged: the backup in the folder is good without a copy. */
export async function copyToBucket(
  { config, db, log }: Pick<Platform, 'config' | 'db' | 'log'>,
  made: MadeBackup,
): Promise<Copy> {
  const target = config.shop().connections.backup;
  if (target === undefined) return { place: null, failed: false, removed: [] };
  const copied = await listCopiedFiles(db, bucketAddress(target));
  const removed = expiredCopies(
    [...copied, made.file],
    made.removed,
    config.keptBackups,
    made.proven,
  );
  try {
    const { place, left } = await copyBackup(target, { ...made, removed });
    if (left.length > 0) log.warn({ bucket: place, files: left }, 'old backups were not removed');
    const isLeft = new Set(left);
    return { place, failed: false, removed: removed.filter((name) => !isLeft.has(name)) };
  } catch (error) {
    const failure: BucketFailure = error instanceof Error ? error : {};
    // Not the error itself, whose message may repeat the access key.
    const reason = describeBucketFailure(failure);
    const bucket = bucketAddress(target);
    log.error({ file: made.file, bucket, reason }, 'backup was not copied');
    return { place: null, failed: true, removed: [] };
  }
}
