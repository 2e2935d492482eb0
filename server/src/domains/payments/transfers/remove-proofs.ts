import { processEach } from '../../../platform/jobs/process-each.ts';
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
  const broken = await findBrokenProofs(db, before);
  const ofErased = await findProofsOfErased(db);
  const removals = [
    ...broken.map(({ id, file }) => async () => {
      if (await deleteBrokenProof(db, id)) await storage.remove(file);
    }),
    ...ofErased.map(({ id, file }) => async () => {
      await storage.remove(file);
      await clearFile(db, id);
    }),
  ];
  await processEach(removals, (remove) => remove());
}
