import type { Platform } from '../../../platform/platform.ts';
import {
  deleteBrokenReceipt,
  findBrokenReceipts,
  findReceiptsOfErased,
  forgetFile,
} from './receipts.store.ts';

/** Longer than any upload takes. */
const UPLOAD_MS = 60 * 60 * 1_000;

/** Removes files that a crash left half sent, and those of people who are erased. */
export async function removeReceipts({
  clock,
  db,
  storage,
}: Pick<Platform, 'clock' | 'db' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UPLOAD_MS);
  for (const { id, file } of await findBrokenReceipts(db, before)) {
    if (await deleteBrokenReceipt(db, id)) await storage.remove(file);
  }
  for (const { id, file } of await findReceiptsOfErased(db)) {
    await storage.remove(file);
    await forgetFile(db, id);
  }
}
