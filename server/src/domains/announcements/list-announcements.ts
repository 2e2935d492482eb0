import {
  type ConsoleAnnouncement,
  listAnnouncements as list,
} from '@sesame/contract/console/announcements.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listAnswers } from '../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAnnouncement, listAnnouncementRows } from './console-announcements.store.ts';
import { serializeAnnouncement } from './serialize-announcement.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Announcements, newest first; the export has the texts as they were written. */
export function listAnnouncements({ db, clock }: Needs) {
  const now = clock.now();
  return listAnswers(list, {
    rows: (filters, page) => listAnnouncementRows(db, filters, page, now),
    answer: (rows) => rows.map((row) => serializeAnnouncement(row, now)),
    csv: {
      line: (row) => serializeAnnouncement(row, now),
      columns: {
        id: ({ id }) => id,
        title: ({ title }) => title,
        'title, Russian': (line) => line.title_ru,
        text: ({ description }) => description,
        'text, Russian': (line) => line.description_ru,
        state: ({ state }) => state,
        audience: ({ audience }) => audience,
        language: ({ language }) => language,
        priority: ({ priority }) => priority,
        'from, UTC': (line) => line.starts_at,
        'until, UTC': (line) => line.ends_at,
        'created, UTC': (line) => line.created_at,
      },
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
