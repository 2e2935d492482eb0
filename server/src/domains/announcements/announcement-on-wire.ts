import type {
  AnnouncementDraft,
  OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { stateAt } from './announcements.rules.ts';
import { cleanWordsWithin } from './clean-words.ts';
import type { AnnouncementRow, WrittenAnnouncement } from './operator-announcements.store.ts';

/** A row as operators see it. */
export function announcementOnWire(row: AnnouncementRow, now: Date): OperatorAnnouncement {
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

/** What an operator sent, as it is kept. */
export function writtenFrom(draft: AnnouncementDraft): WrittenAnnouncement {
  return {
    ...cleanWordsWithin(draft),
    starts_at: draft.starts_at === null ? null : new Date(draft.starts_at),
    ends_at: draft.ends_at === null ? null : new Date(draft.ends_at),
  };
}
