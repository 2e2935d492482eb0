import type { Platform } from '../../../platform/platform.ts';
import { eraseBundles } from '../settlement/dispute-answers.store.ts';
import { clearFile, findFilesToRemove } from './files.store.ts';

/** An operator who is interrupted finds the uploaded file for a day. */
const LOOSE_MS = 24 * 3_600_000;

/** Removes files that were never sent, and the evidence about erased users. */
export async function removeDisputeFiles({
  clock,
  db,
  storage,
}: Pick<Platform, 'clock' | 'db' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - LOOSE_MS);
  for (const { id, file } of await findFilesToRemove(db, before)) {
    await storage.remove(file);
    await clearFile(db, id);
  }
  await eraseBundles(db);
}
