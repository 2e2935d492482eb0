import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { eraseBundles } from '../settlement/disputes/dispute-answers.store.ts';
import { clearFile, findFilesToRemove } from './dispute-files.store.ts';

/** An operator who is interrupted finds the uploaded file for a day. */
const LOOSE_MS = 24 * 3_600_000;
const BATCH = 200;

export const removeDisputeFileQueue = defineQueue<{ readonly file: string }>(
  'remove-dispute-file',
  { onePerKey: true, alertAfter: undefined },
);

/** Erases the evidence about erased users, and finds their files and those that were never sent. */
export async function removeDisputeFiles(platform: Queueing): Promise<void> {
  const { db } = platform;
  const before = beforeDrafts(platform);
  await eraseBundles(db);
  await enqueueDue(platform, {
    queue: removeDisputeFileQueue,
    limit: BATCH,
    find: (limit) => findFilesToRemove(db, { before, limit }),
    toJob: ({ id: file }) => ({ key: file, data: { file } }),
  });
}

export async function removeDisputeFile(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  id: string,
): Promise<void> {
  const { db, storage } = platform;
  const before = beforeDrafts(platform);
  const [found] = await findFilesToRemove(db, { before, limit: 1, id });
  if (found === undefined) return;
  await storage.remove(found.file);
  await clearFile(db, id);
}

const beforeDrafts = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - LOOSE_MS);
