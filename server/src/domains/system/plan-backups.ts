import { migrations } from '../../../migrations/all.ts';
import { drillUrl } from '../../backup/drill-url.ts';
import { mayCreateDatabase } from '../../backup/may-create-database.ts';
import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type BackupFacts, type Lack, lackOf, nextBackupWork } from './backup-plan.rules.ts';
import { insertBackup, readBackupPlan } from './backups.store.ts';
import { backupQueue } from './run-backup.ts';

type Run = NonNullable<Awaited<ReturnType<typeof readBackupPlan>>['drill']>;

export interface BackupPlan {
  readonly facts: BackupFacts;
  /** The backup that a drill restores. */
  readonly stored: Run | undefined;
  readonly drill: Run | undefined;
}

export async function findBackupPlan(db: Executor): Promise<BackupPlan> {
  const { isOpen, backup, stored, drill } = await readBackupPlan(db);
  // A backup of another schema can only be restored by the version that made it.
  const isOfThisSchema = stored?.migrations === Object.keys(migrations).length;
  return {
    facts: {
      isOpen,
      backup: backup && plannedRun(backup),
      isStored: isOfThisSchema,
      drill: drill && plannedRun(drill),
    },
    stored: isOfThisSchema ? stored : undefined,
    drill,
  };
}

function plannedRun({ requested_at: requestedAt, problem }: Run) {
  return { requestedAt, problem };
}

/** Requests a backup when the last one is old, and once a week a test restore of the newest one, the restore drill. */
export async function planBackups(platform: Platform): Promise<void> {
  const { db, clock, config } = platform;
  const { facts, stored } = await findBackupPlan(db);
  const lack = lackOf(facts);
  const isLackOver = lack !== undefined && (await isOver(platform, lack, stored));
  const next = nextBackupWork(facts, {
    everyMs: config.backupEveryMs,
    now: clock.now(),
    isLackOver,
  });
  if (next === 'backup') await request(platform, null);
  if (next === 'drill' && stored !== undefined) await request(platform, stored.id);
}

async function isOver(platform: Platform, lack: Lack, stored: Run | undefined): Promise<boolean> {
  if (lack === 'may_not_create') return mayCreateDatabase(drillUrl(platform));
  return platform.config.backupPrivateKey !== undefined || stored?.encrypted_for === null;
}

async function request({ db, clock, ids, jobs }: Platform, backupId: string | null): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const id = ids.uuid();
      await insertBackup(tx, { id, backupId, at: clock.now(), isScheduled: true });
      await jobs.enqueue(tx, backupQueue, { run: id });
    });
  } catch (error) {
    // An operator was faster; the next round looks again.
    if (violatedConstraint(error) !== 'backups_one_open') throw error;
  }
}
