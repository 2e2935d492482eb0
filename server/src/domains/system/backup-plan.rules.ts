import type { BackupProblem } from '@sesame/contract/console/system.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';

/** What has been done about backups so far. */
export interface BackupFacts {
  /** A backup or a test restore is waiting or running. */
  readonly isOpen: boolean;
  /** The newest backup, also one that failed. */
  readonly backup: PlannedRun | undefined;
  /** Whether there is a complete one to restore. */
  readonly isStored: boolean;
  /** The newest test restore. */
  readonly drill: PlannedRun | undefined;
}

interface PlannedRun {
  readonly requestedAt: Date;
  readonly problem: BackupProblem | null;
}

const DRILL_EVERY_MS = 7 * DAY_MS;
/** Until a failed backup is tried again. */
const BACKUP_RETRY_MS = 6 * HOUR_MS;

/** Nothing fails again before a setting has changed. */
const lacking = ['may_not_create', 'encrypted'] as const satisfies readonly BackupProblem[];
export type Lack = (typeof lacking)[number];

/** What this shop needs to restore its own backups and does not have, as the newest test restore found. */
export function lackOf({ drill }: Pick<BackupFacts, 'drill'>): Lack | undefined {
  return lacking.find((problem) => problem === drill?.problem);
}

/**
 * When a backup is due.
 * @param everyMs 0 when none are made on schedule
 * @returns null for never
 */
export function backupDueAt(
  { backup }: Pick<BackupFacts, 'backup'>,
  everyMs: number,
  now: Date,
): Date | null {
  if (everyMs === 0) return null;
  if (backup === undefined) return now;
  const waitMs = backup.problem === null ? everyMs : Math.min(everyMs, BACKUP_RETRY_MS);
  return new Date(backup.requestedAt.getTime() + waitMs);
}

/**
 * When the newest backup is restored as a test: a week after the last one, or a day after one that failed.
 * @returns null while there is nothing to restore, or something is lacking for it
 */
export function drillDueAt(facts: BackupFacts, now: Date): Date | null {
  const { isStored, drill } = facts;
  if (!isStored || lackOf(facts) !== undefined) return null;
  if (drill === undefined) return now;
  return new Date(drill.requestedAt.getTime() + (drill.problem === null ? DRILL_EVERY_MS : DAY_MS));
}

/** @param isLackOver whether what was lacking for a test restore is there now */
export function nextBackupWork(
  facts: BackupFacts,
  {
    everyMs,
    now,
    isLackOver,
  }: { readonly everyMs: number; readonly now: Date; readonly isLackOver: boolean },
): 'backup' | 'drill' | undefined {
  if (facts.isOpen) return undefined;
  const isDue = (at: Date | null) => at !== null && at <= now;
  if (isDue(backupDueAt(facts, everyMs, now))) return 'backup';
  return isDue(drillDueAt(facts, now)) || (isLackOver && facts.isStored) ? 'drill' : undefined;
}
