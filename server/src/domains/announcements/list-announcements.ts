import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  listAnnouncements as listAnnouncementsRoute,
  OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcementOnWire } from './announcement-on-wire.ts';
import { findAnnouncement, listAnnouncementRows } from './operator-announcements.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A page of announcements, newest first. */
export async function listAnnouncements(
  { db, clock }: Needs,
  { state, before }: QueryOf<typeof listAnnouncementsRoute>,
): Promise<OperatorAnnouncement[]> {
  const now = clock.now();
  const rows = await listAnnouncementRows(db, { state, before, now, limit: PAGE_MAX });
  return rows.map((row) => announcementOnWire(row, now));
}

/** One of them; an archived one too. */
export async function readAnnouncement(
  { db, clock }: Needs,
  id: number,
): Promise<OperatorAnnouncement> {
  const row = await findAnnouncement(db, id);
  if (row === undefined) refuse('not_found');
  return announcementOnWire(row, clock.now());
}
