import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import { deleteMediaFile, findUsersWithUnusedFiles, listUnusedFiles } from './media-files.store.ts';

/** Longer than any upload takes between inserting the row of the file and updating the user. */
const UPLOAD_MS = 60 * 60 * 1_000;
const BATCH = 200;

/** A job is about a user, because names of files would outlive an erased account in it. */
export const removeAvatarsQueue = defineQueue<{ readonly user: string }>('remove-unused-avatars', {
  onePerKey: true,
  alertAfter: undefined,
});

/** Finds users with files that no account uses. */
export function removeUnusedMedia(platform: Queueing): Promise<void> {
  const before = beforeUploads(platform);
  return enqueueDue(platform, {
    queue: removeAvatarsQueue,
    limit: BATCH,
    find: (limit) => findUsersWithUnusedFiles(platform.db, { before, limit }),
    toJob: (user) => ({ key: user, data: { user } }),
  });
}

export async function removeUnusedAvatars(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
  userId: string,
): Promise<void> {
  const { db, storage } = platform;
  for (const name of await listUnusedFiles(db, { userId, before: beforeUploads(platform) })) {
    await storage.remove(name);
    await deleteMediaFile(db, name);
  }
}

const beforeUploads = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - UPLOAD_MS);
