import {
  type BucketFailure,
  type BucketStep,
  bucketProblemOf,
  describeBucketFailure,
} from '../../../platform/storage/bucket-problem.rules.ts';
import { createS3Storage } from '../../../platform/storage/s3-storage.ts';
import { bucketAddress } from '../../../platform/storage/storage-url.ts';
import type { ConnectionTest } from './test-result.ts';

/** Writes a small object into the bucket of the backups, reads it again and removes it. */
export const testBackup: ConnectionTest = async ({ config, ids }) => {
  const target = config.shop().connections.backup;
  if (target === undefined) return undefined;
  const bucket = createS3Storage(target, target);
  const name = `sesame-test-${ids.uuid()}.txt`;
  const written = Buffer.from('A test whether backups can be stored here.\n');
  let step: BucketStep = 'write';
  try {
    await bucket.put(name, written, 'text/plain');
    step = 'read';
    const stored = await bucket.get(name);
    step = 'remove';
    await bucket.remove(name);
    if (stored?.equals(written)) {
      return { problem: null, detail: null, result: bucketAddress(target) };
    }
    return { problem: 'other', detail: 'another content was read', result: null };
  } catch (error) {
    // Not to be read, the object may still be removed.
    if (step === 'read') await bucket.remove(name).catch(() => {});
    const failure: BucketFailure = error instanceof Error ? error : {};
    return {
      problem: bucketProblemOf(failure, step),
      detail: describeBucketFailure(failure),
      result: null,
    };
  } finally {
    bucket.close();
  }
};
