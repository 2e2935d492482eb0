import { violatedConstraint } from '../../platform/db/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findKeptBackup, insertBackup } from './backups.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** A worker makes it: a request is no place for something that takes minutes. */
export function askForBackup(platform: Needs, by: DoneBy): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const id = platform.ids.uuid();
      await insertBackup(tx, { id, checks: null, at: platform.clock.now() });
      await recordAct(tx, platform, { ...by, action: 'system.backup', subject: `backup:${id}` });
    }),
  );
}

export function askForCheck(platform: Needs, id: string, by: DoneBy): Promise<void> {
  return oneAtATime(() =>
    inTransaction(platform.db, async (tx) => {
      const backup = (await findKeptBackup(tx, id)) ?? refuse('not_found');
      const at = platform.clock.now();
      await insertBackup(tx, { id: platform.ids.uuid(), checks: id, at });
      await recordAct(tx, platform, {
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
