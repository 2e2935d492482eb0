import { enqueueDue } from '../../../platform/jobs/enqueue-due.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Platform, Queueing } from '../../../platform/platform.ts';
import {
  deleteAttachment,
  findLooseAttachments,
  markAttachmentRemoved,
} from './attachments.store.ts';

/** Longer than writing a message takes. */
const DRAFT_MS = 24 * 60 * 60 * 1_000;
const BATCH = 200;

export const removeAttachmentQueue = defineQueue<{ readonly attachment: string }>(
  'remove-attachment',
  { onePerKey: true, alertAfter: undefined },
);

/** Finds files that were uploaded and never sent, and those of erased tickets. */
export function removeLooseAttachments(platform: Queueing): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DRAFT_MS);
  return enqueueDue(platform, {
    queue: removeAttachmentQueue,
    limit: BATCH,
    find: (limit) => findLooseAttachments(platform.db, { before, limit }),
    toJob: (attachment) => ({ key: attachment, data: { attachment } }),
  });
}

/** Removes such a file, unless a message has claimed it meanwhile. */
export async function removeAttachment(
  { clock, db, storage }: Pick<Platform, 'clock' | 'db' | 'storage'>,
  id: string,
): Promise<void> {
  const file = await markAttachmentRemoved(db, id, clock.now());
  if (file === undefined) return;
  await storage.remove(file);
  await deleteAttachment(db, id);
}
