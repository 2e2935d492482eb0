import { processEach } from '../../../platform/jobs/process-each.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteAttachment,
  findLooseAttachments,
  markAttachmentRemoved,
} from './attachments.store.ts';

/** Longer than writing a message takes. */
const DRAFT_MS = 24 * 60 * 60 * 1_000;

/** Removes files that were uploaded and never sent, and those of erased tickets. */
export async function removeLooseAttachments({
  clock,
  db,
  storage,
}: Pick<Platform, 'clock' | 'db' | 'storage'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - DRAFT_MS);
  await processEach(await findLooseAttachments(db, before), async ({ id, file }) => {
    if (!(await markAttachmentRemoved(db, id, now))) return;
    await storage.remove(file);
    await deleteAttachment(db, id);
  });
}
