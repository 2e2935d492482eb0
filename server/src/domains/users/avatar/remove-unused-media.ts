import type { Platform } from '../../../platform/platform.ts';
import { deleteMediaFile, findUnusedFiles } from './media-files.store.ts';

/** Longer than any upload takes between inserting the row of the file and updating the user. */
const UPLOAD_MS = 60 * 60 * 1_000;

/** Deletes files that no account uses. */
export async function removeUnusedMedia(
  platform: Pick<Platform, 'db' | 'clock' | 'storage'>,
): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - UPLOAD_MS);
  for (const name of await findUnusedFiles(platform.db, before)) {
    await platform.storage.remove(name);
    await deleteMediaFile(platform.db, name);
  }
}
