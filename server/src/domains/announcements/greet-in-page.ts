import type { Platform } from '../../platform/platform.ts';
import { getUser } from '../users/index.ts';
import { announcementInPage } from './announcement-in-page.ts';
import { getAnnouncement } from './get-announcement.ts';

/**
 * The shop's page as it begins for the owner of this token: with the announcement they will see first on the dashboard.
 * Nothing for visitors and dead tokens, and nothing for those who have a note above it, which would push it down.
 */
export async function greetInPage(
  platform: Pick<Platform, 'pool' | 'clock' | 'config'>,
  html: string,
  tokenHash: Buffer | undefined,
): Promise<string> {
  if (tokenHash === undefined) return announcementInPage(html, undefined);
  const [user, announcement] = await Promise.all([
    getUser(platform, tokenHash),
    getAnnouncement(platform, tokenHash),
  ]);
  const isConfirmed = user?.email_confirmed_at !== null || platform.config.mail === undefined;
  const hasNote = user === undefined || !isConfirmed || user.deletion_at !== null;
  return announcementInPage(html, hasNote ? undefined : (announcement ?? undefined));
}
