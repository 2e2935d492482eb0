import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  exportAnnouncements as exportAnnouncementsRoute,
  listAnnouncements as listAnnouncementsRoute,
  OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { csvList } from '../../platform/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcementOnWire } from './announcement-on-wire.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  listAnnouncementRows,
} from './operator-announcements.store.ts';

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

/** The same as a file, with the words as they were written. */
export function exportAnnouncements(
  { db, clock }: Needs,
  { state }: QueryOf<typeof exportAnnouncementsRoute>,
): Promise<FileAnswer> {
  const now = clock.now();
  return csvList<AnnouncementRow>({
    name: 'announcements',
    header: [
      'id',
      'title',
      'title, Russian',
      'text',
      'text, Russian',
      'state',
      'audience',
      'language',
      'priority',
      'from',
      'until',
      'created',
    ],
    read: (last, limit) => listAnnouncementRows(db, { state, before: last?.id, now, limit }),
    cellsOf: (row) => {
      const announcement = announcementOnWire(row, now);
      return [
        announcement.id,
        announcement.title,
        announcement.title_ru,
        announcement.description,
        announcement.description_ru,
        announcement.state,
        announcement.audience,
        announcement.language,
        announcement.priority,
        announcement.starts_at,
        announcement.ends_at,
        announcement.created_at,
      ];
    },
  });
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
