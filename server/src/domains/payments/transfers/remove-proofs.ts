import type { Platform } from '../../../platform/platform.ts';
import {
  clearFile,
  deleteBrokenProof,
  findBrokenProofs,
  findProofsOfErased,
} from './proofs.store.ts';

/** Longer than any upload takes. */
const UPLOAD_MS = 60 * 60 * 1_000;

/** Removes files of interrupted uploads and files of erased users. */
export async function removeProofs({
  clock,
  db,
  storage,
}: Pick<Platform, 'clock' | 'db' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - UPLOAD_MS);
  for (const { id, file } of await findBrokenProofs(db, before)) {
    if (await deleteBrokenProof(db, id)) await storage.remove(file);
  }
  for (const { id, file } of await findProofsOfErased(db)) {
    await storage.remove(file);
    await clearFile(db, id);
  }
}
