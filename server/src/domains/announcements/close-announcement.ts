import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertDismissal } from './announcements.store.ts';

/** Hides an announcement from one user for good. Idempotent. */
export async function closeAnnouncement(
  platform: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  announcementId: number,
): Promise<void> {
  const known = await insertDismissal(platform.db, {
    announcementId,
    userId,
    at: platform.clock.now(),
  });
  if (!known) refuse('not_found');
}
