import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { clearFile, deleteBrokenProof, findProofsToRemove } from './proofs.store.ts';

/** Longer than any upload takes. */
const UPLOAD_MS = 60 * 60 * 1_000;
const BATCH = 200;

export const removeProofQueue = defineQueue<{ readonly proof: string }>('remove-proof', {
  onePerKey: true,
  alertAfter: undefined,
});

/** Finds proofs of payment whose upload was interrupted, and those of erased users. */
export function removeProofs(platform: Queueing): Promise<void> {
  const before = beforeUploads(platform);
  return enqueueDue(platform, {
    queue: removeProofQueue,
    limit: BATCH,
    find: (limit) => findProofsToRemove(platform.db, { before, limit }),
    toJob: ({ id: proof }) => ({ key: proof, data: { proof } }),
  });
}

/** Removes the file of such a proof, and the row of an interrupted upload. */
export async function removeProof(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  id: string,
): Promise<void> {
  const { db, storage } = platform;
  const before = beforeUploads(platform);
  const [proof] = await findProofsToRemove(db, { before, limit: 1, id });
  if (proof === undefined) return;
  await storage.remove(proof.file);
  if (proof.stored_at === null) await deleteBrokenProof(db, id);
  else await clearFile(db, id);
}

const beforeUploads = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - UPLOAD_MS);
