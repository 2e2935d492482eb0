import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'jobs'>;

/** Gives a dead job all its attempts again. */
export function retryDeadJob(platform: Needs, id: string, by: Actor): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await platform.jobs.retryDead(tx, id))) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.retry_dead_job',
      subject: `job:${id}`,
    });
  });
}

/** Deletes a dead job, whose work will not be done. */
export function discardDeadJob(platform: Needs, id: string, by: Actor): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await platform.jobs.discardDead(tx, id))) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.discard_dead_job',
      subject: `job:${id}`,
    });
  });
}
