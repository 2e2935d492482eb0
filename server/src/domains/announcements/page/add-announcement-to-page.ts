import type { Platform } from '../../../platform/platform.ts';
import { getUser } from '../../users/index.ts';
import { getAnnouncement } from '../get-announcement.ts';
import { announcementInPage } from './announcement-in-page.ts';

/**
 * The shop's page for the owner of this token, with the first announcement they will see on the dashboard. Without one
 * for visitors, invalid tokens, and users who see a banner above it that would push it down.
 */
export async function addAnnouncementToPage(
  platform: Pick<Platform, 'pool' | 'clock' | 'config'>,
  html: string,
  tokenHash: Buffer | undefined,
): Promise<string> {
  if (tokenHash === undefined) return announcementInPage(html, undefined);
  const [user, announcement] = await Promise.all([
    getUser(platform, tokenHash),
    getAnnouncement(platform, tokenHash),
  ]);
  const mailIsOff = platform.config.shop().connections.mail === undefined;
  const isConfirmed = user?.email_confirmed_at !== null || mailIsOff;
  const hasNote = user === undefined || !isConfirmed || user.deletion_at !== null;
  return announcementInPage(html, hasNote ? undefined : (announcement ?? undefined));
}
