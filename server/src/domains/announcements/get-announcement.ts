import type { Announcement } from '@sesame/contract/shop/announcements.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillLanguages } from './announcements.rules.ts';
import { findAnnouncementOfSession } from './announcements.store.ts';
import { sanitizeTexts } from './sanitize-texts.ts';

/**
 * The announcement with the highest priority that is running, addressed to this user and not closed by them. Null when
 * there is none; undefined for an invalid token.
 */
export async function getAnnouncement(
  platform: Pick<Platform, 'pool' | 'clock'>,
  tokenHash: Buffer,
): Promise<Announcement | null | undefined> {
  const shown = await findAnnouncementOfSession(platform.pool, tokenHash, platform.clock.now());
  if (!shown) return shown;
  // Cleaned when it was stored, and again here, because older rows were cleaned by older rules.
  return fillLanguages(sanitizeTexts(shown));
}
