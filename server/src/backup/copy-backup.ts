import { join } from 'node:path';
import { createS3Storage } from '../platform/storage/s3-storage.ts';
import { type BackupTarget, bucketAddress } from '../platform/storage/storage-url.ts';

export interface CopiedBackup {
  /** Address of the bucket. */
  readonly place: string;
  /** Names of older backups whose copies were removed from it. */
  readonly removed: readonly string[];
  /** Names whose copies it refused to remove. */
  readonly left: readonly string[];
}

/**
 * Copies a finished backup into the bucket. Only then the copies of backups that the folder no longer holds are removed,
 * by their names: other objects, and another bucket that was used before, are never touched.
 * @throws the error of the S3 client when the backup was not copied
 */
export async function copyBackup(
  target: BackupTarget,
  made: { readonly folder: string; readonly file: string; readonly removed: readonly string[] },
): Promise<CopiedBackup> {
  const bucket = createS3Storage(target, target);
  try {
    await bucket.putFile(made.file, join(made.folder, made.file));
    const removed: string[] = [];
    const left: string[] = [];
    for (const name of made.removed) {
      // Keys that may only write are a good protection; the bucket then needs a rule that lets objects expire.
      const isRemoved = await bucket.remove(name).then(
        () => true,
        () => false,
      );
      (isRemoved ? removed : left).push(name);
    }
    return { place: bucketAddress(target), removed, left };
  } finally {
    bucket.close();
  }
}
