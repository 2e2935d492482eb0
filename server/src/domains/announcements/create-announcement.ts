import type {
  AnnouncementDraft,
  OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { announcementOnWire, writtenFrom } from './announcement-on-wire.ts';
import { insertAnnouncement } from './operator-announcements.store.ts';
import { requireImage } from './require-image.ts';

/** Keeps a new announcement; nobody has closed it yet. */
export function createAnnouncement(
  platform: Pick<Platform, 'db' | 'clock'>,
  draft: AnnouncementDraft,
  by: DoneBy,
): Promise<OperatorAnnouncement> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    await requireImage(tx, draft.image);
    const row = await insertAnnouncement(tx, writtenFrom(draft), now);
    const after = announcementOnWire(row, now);
    await recordAct(tx, platform, {
      ...by,
      action: 'announcements.create',
      subject: `announcement:${row.id}`,
      after,
    });
    return after;
  });
}
