import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawAvatar } from './draw-avatar.ts';
import { insertMediaFile, replaceImageUrl } from './media-files.store.ts';
import { MEDIA, removeShownFile } from './remove-shown-file.ts';

/**
 * Stores the picture as the user's avatar and deletes the previous one. The row of the file is inserted first, so a
 * crash at any step leaves at most a file that `removeUnusedMedia` deletes.
 * @returns the URL of the avatar
 */
export async function uploadAvatar(
  platform: Platform,
  userId: string,
  bytes: Buffer,
): Promise<string> {
  const { clock, db, failpoint, ids, storage } = platform;
  const picture = await drawAvatar(bytes);
  const name = `${Buffer.from(ids.token(), 'base64url').toString('hex').slice(0, 32)}.webp`;
  await insertMediaFile(db, { name, user_id: userId, created_at: clock.now() });
  await storage.put(name, picture, 'image/webp').catch((cause: unknown) => {
    throw new Refusal('unavailable', { retryAfterS: 5, cause });
  });
  await failpoint('avatar_stored');
  const before = await replaceImageUrl(db, userId, `${MEDIA}${name}`);
  await failpoint('avatar_shown');
  await removeShownFile(platform, before);
  return `${MEDIA}${name}`;
}
