import { Refusal } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { drawAvatar } from './draw-avatar.ts';
import { deleteMediaFile, insertMediaFile, replaceImageUrl } from './media-files.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids' | 'log' | 'storage' | 'failpoint'>;

const MEDIA = '/media/';

/**
 * Makes the picture the user's avatar and removes the one before. The row of the file is written first: a crash at
 * any step leaves at most a file that `removeUnusedMedia` finds.
 * @returns the address of the avatar
 */
export async function uploadAvatar(
  platform: Needs,
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
  if (before?.startsWith(MEDIA)) await removeFile(platform, before.slice(MEDIA.length));
  return `${MEDIA}${name}`;
}

/** A file that cannot be removed now is found by the job later. */
async function removeFile({ db, log, storage }: Needs, name: string): Promise<void> {
  try {
    await storage.remove(name);
    await deleteMediaFile(db, name);
  } catch (error) {
    log.warn({ err: error }, 'an avatar that was replaced could not be removed yet');
  }
}
