import { processEach } from '../../../platform/jobs/process-each.ts';
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
  await eraseBundles(db);
  await processEach(await findFilesToRemove(db, before), async ({ id, file }) => {
    await storage.remove(file);
    await clearFile(db, id);
  });
}
