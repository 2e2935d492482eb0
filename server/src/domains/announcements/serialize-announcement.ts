import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import { stateAt } from './announcements.rules.ts';
import type { AnnouncementRow, WrittenAnnouncement } from './console-announcements.store.ts';
import { sanitizeTextsWithin } from './sanitize-texts.ts';

/** A row as shown to operators. */
export function serializeAnnouncement(row: AnnouncementRow, now: Date): ConsoleAnnouncement {
  const { archived_at, ...shown } = row;
  return {
    ...shown,
    state: stateAt(row, now),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** An operator's draft as columns of the table, with its HTML cleaned. */
export function writtenFrom(draft: AnnouncementDraft): WrittenAnnouncement {
  return {
    ...sanitizeTextsWithin(draft),
    starts_at: draft.starts_at === null ? null : new Date(draft.starts_at),
    ends_at: draft.ends_at === null ? null : new Date(draft.ends_at),
  };
}
