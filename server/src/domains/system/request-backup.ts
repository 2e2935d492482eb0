import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { findStoredBackup, insertBackup } from './backups.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** Queues a backup for a worker: it takes minutes, too long for a request. */
export function requestBackup(platform: Needs, by: Actor): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const id = platform.ids.uuid();
      await insertBackup(tx, { id, checks: null, at: platform.clock.now() });
      await recordAuditEvent(tx, platform, {
        ...by,
        action: 'system.backup',
        subject: `backup:${id}`,
      });
    }),
  );
}

export function requestRestoreTest(platform: Needs, id: string, by: Actor): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const backup = (await findStoredBackup(tx, id)) ?? refuse('not_found');
      const at = platform.clock.now();
      await insertBackup(tx, { id: platform.ids.uuid(), checks: id, at });
      await recordAuditEvent(tx, platform, {
        ...by,
        action: 'system.check_backup',
        subject: `backup:${id}`,
        after: { file: backup.file },
      });
    }),
  );
}

async function oneAtATime(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (violatedConstraint(error) === 'backups_one_open') refuse('in_progress');
    throw error;
  }
}
