import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertClosing } from './announcements.store.ts';

/** Hides an announcement from one user for good; twice is once. */
export async function closeAnnouncement(
  platform: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  announcementId: number,
): Promise<void> {
  const known = await insertClosing(platform.db, {
    announcementId,
    userId,
    at: platform.clock.now(),
  });
  if (!known) refuse('not_found');
}
