import type {
  ConsoleAnnouncement,
  exportAnnouncements as exportAnnouncementsRoute,
  listAnnouncements as listAnnouncementsRoute,
} from '@sesame/contract/console/announcements.ts';
import { PAGE_MAX } from '@sesame/contract/shared/limits.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { csvList } from '../../platform/files/csv.ts';
import type { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  listAnnouncementRows,
} from './console-announcements.store.ts';
import { serializeAnnouncement } from './serialize-announcement.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** A page of announcements, newest first. */
export async function listAnnouncements(
  { db, clock }: Needs,
  { state, before }: QueryOf<typeof listAnnouncementsRoute>,
): Promise<ConsoleAnnouncement[]> {
  const now = clock.now();
  const rows = await listAnnouncementRows(db, { state, before, now, limit: PAGE_MAX });
  return rows.map((row) => serializeAnnouncement(row, now));
}

/** The same list as a CSV file, with the texts as they were written. */
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
      const announcement = serializeAnnouncement(row, now);
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

/** One announcement, archived or not. */
export async function readAnnouncement(
  { db, clock }: Needs,
  id: number,
): Promise<ConsoleAnnouncement> {
  const row = await findAnnouncement(db, id);
  if (row === undefined) refuse('not_found');
  return serializeAnnouncement(row, clock.now());
}
