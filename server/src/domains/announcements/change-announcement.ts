import type {
  AnnouncementDraft,
  OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { announcementOnWire, writtenFrom } from './announcement-on-wire.ts';
import {
  type AnnouncementRow,
  lockAnnouncement,
  updateAnnouncement,
} from './operator-announcements.store.ts';
import { requireImage } from './require-image.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Which announcement, and the version that the operator was looking at. */
export interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Replaces what it says. One that is archived is none any more. */
export function editAnnouncement(
  platform: Needs,
  seen: Seen,
  draft: AnnouncementDraft,
  by: DoneBy,
): Promise<OperatorAnnouncement> {
  return change(platform, seen, { ...by, action: 'announcements.edit' }, async (tx, row) => {
    if (draft.image !== row.image) await requireImage(tx, draft.image);
    return writtenFrom(draft);
  });
}

/** Shows it to nobody from now on; what has not started yet will not start. */
export function endAnnouncement(
  platform: Needs,
  seen: Seen,
  by: DoneBy,
): Promise<OperatorAnnouncement> {
  const now = platform.clock.now();
  return change(platform, seen, { ...by, action: 'announcements.end' }, async (_tx, row) => {
    if (row.ends_at !== null && row.ends_at <= now) return undefined;
    // A window is never empty or turned round: what was planned loses its start.
    const isPlanned = row.starts_at !== null && row.starts_at >= now;
    return isPlanned ? { ends_at: now, starts_at: null } : { ends_at: now };
  });
}

/** Puts it away for good. */
export function archiveAnnouncement(
  platform: Needs,
  seen: Seen,
  by: DoneBy,
): Promise<OperatorAnnouncement> {
  const now = platform.clock.now();
  return change(platform, seen, { ...by, action: 'announcements.archive' }, async () => ({
    archived_at: now,
  }));
}

type Change = Parameters<typeof updateAnnouncement>[2];

/**
 * Refuses `changed_meanwhile` when somebody else was faster, so that no edit is lost without a word.
 * @param decide what to change; undefined: nothing, and nothing is recorded
 */
function change(
  platform: Needs,
  { id, version }: Seen,
  act: DoneBy & { readonly action: string },
  decide: (tx: Executor, row: AnnouncementRow) => Promise<Change | undefined>,
): Promise<OperatorAnnouncement> {
  const now = platform.clock.now();
  return inTransaction(platform.db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row === undefined || row.archived_at !== null) refuse('not_found');
    const before = announcementOnWire(row, now);
    if (row.version !== version) refuse('changed_meanwhile', { current: before });
    const changed = await decide(tx, row);
    if (changed === undefined) return before;
    const after = announcementOnWire(await updateAnnouncement(tx, id, changed, now), now);
    await recordAct(tx, platform, { ...act, subject: `announcement:${id}`, before, after });
    return after;
  });
}
