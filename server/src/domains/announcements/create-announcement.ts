import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { insertAnnouncement } from './console-announcements.store.ts';
import { requireImage } from './images/require-image.ts';
import { serializeAnnouncement, writtenFrom } from './serialize-announcement.ts';

/** Creates an announcement. */
export function createAnnouncement(
  platform: Pick<Platform, 'db' | 'clock'>,
  draft: AnnouncementDraft,
  by: Actor,
): Promise<ConsoleAnnouncement> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await requireImage(tx, draft.image);
    const row = await insertAnnouncement(tx, writtenFrom(draft), now);
    const after = serializeAnnouncement(row, now);
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'announcements.create',
      subject: `announcement:${row.id}`,
      after,
    });
    return after;
  });
}
