import type {
  AnnouncementDraft,
  ConsoleAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import type { AuditAction } from '@sesame/contract/console/audit-log.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import {
  type AnnouncementRow,
  lockAnnouncement,
  updateAnnouncement,
} from './console-announcements.store.ts';
import { requireImage } from './images/require-image.ts';
import { serializeAnnouncement, writtenFrom } from './serialize-announcement.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** An announcement and the version that the operator saw. */
export interface Expected {
  readonly id: number;
  readonly version: number;
}

/** Replaces the content. Archived announcements cannot be edited. */
export function editAnnouncement(
  platform: Needs,
  seen: Expected,
  draft: AnnouncementDraft,
  by: Actor,
): Promise<ConsoleAnnouncement> {
  return change(platform, seen, { ...by, action: 'announcements.edit' }, async (tx, row) => {
    if (draft.image !== row.image) await requireImage(tx, draft.image);
    return writtenFrom(draft);
  });
}

/** Ends it now; a planned one will never start. */
export function endAnnouncement(
  platform: Needs,
  seen: Expected,
  by: Actor,
): Promise<ConsoleAnnouncement> {
  const now = platform.clock.now();
  return change(platform, seen, { ...by, action: 'announcements.end' }, async (_tx, row) => {
    if (row.ends_at !== null && row.ends_at <= now) return undefined;
    // The end must be after the start, so a planned announcement loses its start.
    const isPlanned = row.starts_at !== null && row.starts_at >= now;
    return isPlanned ? { ends_at: now, starts_at: null } : { ends_at: now };
  });
}

/** Archives it; this cannot be undone. */
export function archiveAnnouncement(
  platform: Needs,
  seen: Expected,
  by: Actor,
): Promise<ConsoleAnnouncement> {
  const now = platform.clock.now();
  return change(platform, seen, { ...by, action: 'announcements.archive' }, async () => ({
    archived_at: now,
  }));
}

type Change = Parameters<typeof updateAnnouncement>[2];

/**
 * Applies a change if the version matches, else refuses `version_conflict` with the current announcement.
 * @param decide the columns to change; undefined: no change and no audit event
 */
function change(
  platform: Needs,
  { id, version }: Expected,
  event: Actor & { readonly action: AuditAction },
  decide: (tx: Executor, row: AnnouncementRow) => Promise<Change | undefined>,
): Promise<ConsoleAnnouncement> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row === undefined || row.archived_at !== null) refuse('not_found');
    const before = serializeAnnouncement(row, now);
    if (row.version !== version) refuse('version_conflict', { current: before });
    const changed = await decide(tx, row);
    if (changed === undefined) return before;
    const after = serializeAnnouncement(await updateAnnouncement(tx, id, changed, now), now);
    await recordAuditEvent(tx, platform, {
      ...event,
      subject: `announcement:${id}`,
      before,
      after,
    });
    return after;
  });
}
