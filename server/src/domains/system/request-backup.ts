import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { findStoredBackup, insertBackup } from './backups.store.ts';
import { backupQueue } from './run-backup.ts';

/** Queues a backup for a worker: it takes minutes, too long for a request. */
export function requestBackup(platform: TransactionalPlatform, by: Actor): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const id = platform.ids.uuid();
      await insertBackup(tx, { id, backupId: null, at: platform.clock.now() });
      await platform.jobs.enqueue(tx, backupQueue, { run: id });
      await recordAuditEvent(tx, platform, {
        ...by,
        action: 'system.backup',
        subject: `backup:${id}`,
      });
    }),
  );
}

export function requestRestoreTest(
  platform: TransactionalPlatform,
  id: string,
  by: Actor,
): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const backup = (await findStoredBackup(tx, id)) ?? refuse('not_found');
      const at = platform.clock.now();
      const run = platform.ids.uuid();
      await insertBackup(tx, { id: run, backupId: id, at });
      await platform.jobs.enqueue(tx, backupQueue, { run });
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
