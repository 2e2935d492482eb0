import { copyBackup } from '../../backup/copy-backup.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type BucketFailure,
  describeBucketFailure,
} from '../../platform/storage/bucket-problem.rules.ts';
import { bucketAddress } from '../../platform/storage/storage-url.ts';

interface Copy {
  /** Address of the bucket; null when there is none, or the copy failed. */
  readonly place: string | null;
  readonly failed: boolean;
  /** Names of older backups whose copies were removed there. */
  readonly removed: readonly string[];
}

/** Copies a new backup to the bucket in force. A failure is logged: the backup in the folder is good without a copy. */
export async function copyToBucket(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  made: { readonly folder: string; readonly file: string; readonly removed: readonly string[] },
): Promise<Copy> {
  const target = config.shop().connections.backup;
  if (target === undefined) return { place: null, failed: false, removed: [] };
  try {
    const { place, removed, left } = await copyBackup(target, made);
    if (left.length > 0) log.warn({ bucket: place, files: left }, 'old backups were not removed');
    return { place, failed: false, removed };
  } catch (error) {
    const failure: BucketFailure = error instanceof Error ? error : {};
    // Not the error itself, whose message may repeat the access key.
    const reason = describeBucketFailure(failure);
    const bucket = bucketAddress(target);
    log.error({ file: made.file, bucket, reason }, 'backup was not copied');
    return { place: null, failed: true, removed: [] };
  }
}
