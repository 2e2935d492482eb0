import type { Announcement } from '@sesame/contract/announcements.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillLanguages } from './announcements.rules.ts';
import { findAnnouncementOfSession } from './announcements.store.ts';
import { cleanWords } from './clean-words.ts';

/**
 * The most important announcement that runs, is meant for this user and was not closed by them. Undefined for a dead
 * token.
 */
export async function getAnnouncement(
  platform: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
): Promise<Announcement | null | undefined> {
  const shown = await findAnnouncementOfSession(platform.pool, tokenHash, platform.clock.now());
  if (!shown) return shown;
  // Cleaned when it was written; cleaned again here, so that an old row cannot carry what is refused today.
  return fillLanguages(cleanWords(shown));
}
