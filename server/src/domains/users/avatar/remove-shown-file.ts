import type { Platform } from '../../../platform/platform.ts';
import { deleteMediaFile } from './media-files.store.ts';

type Needs = Pick<Platform, 'db' | 'log' | 'storage'>;

/** URL prefix of avatars. */
export const MEDIA = '/media/';

/** Deletes the file of an avatar URL that is no longer used. If that fails, a job deletes it later. */
export async function removeShownFile(platform: Needs, address: string | null): Promise<void> {
  const { db, log, storage } = platform;
  if (!address?.startsWith(MEDIA)) return;
  const name = address.slice(MEDIA.length);
  try {
    await storage.remove(name);
    await deleteMediaFile(db, name);
  } catch (error) {
    log.warn({ err: error }, 'unused avatar file could not be removed yet');
  }
}
