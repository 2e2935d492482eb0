import type { Platform } from '../../../platform/platform.ts';
import { deleteMediaFile } from './media-files.store.ts';

type Needs = Pick<Platform, 'db' | 'log' | 'storage'>;

/** Where avatars are served. */
export const MEDIA = '/media/';

/** Removes the file behind an address that no account shows any more. One that cannot be removed now is found by the job later. */
export async function removeShownFile(platform: Needs, address: string | null): Promise<void> {
  const { db, log, storage } = platform;
  if (!address?.startsWith(MEDIA)) return;
  const name = address.slice(MEDIA.length);
  try {
    await storage.remove(name);
    await deleteMediaFile(db, name);
  } catch (error) {
    log.warn({ err: error }, 'an avatar that nobody shows could not be removed yet');
  }
}
