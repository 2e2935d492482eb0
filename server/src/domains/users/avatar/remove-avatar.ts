import type { Platform } from '../../../platform/platform.ts';
import { replaceImageUrl } from './media-files.store.ts';
import { removeShownFile } from './remove-shown-file.ts';

/** Removes the user's avatar and its file; does nothing if there is none. */
export async function removeAvatar(
  platform: Pick<Platform, 'db' | 'log' | 'storage'>,
  userId: string,
): Promise<void> {
  await removeShownFile(platform, await replaceImageUrl(platform.db, userId, null));
}
