import { inTransaction } from '../../../platform/db/transaction.ts';
import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { deleteImage, findUnusedImages, markImageRemoved } from '../console-announcements.store.ts';

/** Longer than writing an announcement takes. */
const DRAFT_MS = 24 * 60 * 60 * 1_000;
const BATCH = 200;

export const removeImageQueue = defineQueue<{ readonly path: string }>(
  'remove-announcement-image',
  { onePerKey: true, alertAfter: undefined },
);

/** Finds pictures that were never used or are no longer used. */
export function removeUnusedImages(platform: Queueing): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DRAFT_MS);
  return enqueueDue(platform, {
    queue: removeImageQueue,
    limit: BATCH,
    find: (limit) => findUnusedImages(platform.db, { before, limit }),
    toJob: (path) => ({ key: path, data: { path } }),
  });
}

/** Removes such a picture, unless an announcement uses it by now. */
export async function removeImage(
  { clock, db, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  path: string,
): Promise<void> {
  if (!(await inTransaction(db, (tx) => markImageRemoved(tx, path, clock.now())))) return;
  await storage.remove(path.slice('/media/'.length));
  await deleteImage(db, path);
}
