import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteImage, findUnusedImages, markImageRemoved } from '../console-announcements.store.ts';

/** Longer than writing an announcement takes. */
const DRAFT_MS = 24 * 60 * 60 * 1_000;

/** Removes pictures that were never used or are no longer used. */
export async function removeUnusedImages(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
): Promise<void> {
  const { clock, db, storage } = platform;
  const before = new Date(clock.now().getTime() - DRAFT_MS);
  for (const path of await findUnusedImages(db, before)) {
    if (!(await inTransaction(db, (tx) => markImageRemoved(tx, path, clock.now())))) continue;
    await storage.remove(path.slice('/media/'.length));
    await deleteImage(db, path);
  }
}
