import type { Announcement } from '@sesame/contract/announcements.ts';
import { cleanHtml } from '../../platform/clean-html.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAnnouncementOfSession } from './announcements.store.ts';

/** The most important announcement that runs and that this user has not closed. Undefined for a dead token. */
export async function getAnnouncement(
  platform: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
): Promise<Announcement | null | undefined> {
  const shown = await findAnnouncementOfSession(platform.pool, tokenHash, platform.clock.now());
  if (!shown) return shown;
  // Cleaned when it was written; cleaned again here, so that an old row cannot carry what is refused today.
  return {
    ...shown,
    description: cleanHtml(shown.description),
    description_ru: cleanHtml(shown.description_ru),
  };
}
