import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Queueing } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';

/** Gives a dead job all its attempts again. */
export function retryDeadJob(platform: Queueing, id: string, by: Actor): Promise<void> {
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
export function discardDeadJob(platform: Queueing, id: string, by: Actor): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await platform.jobs.discardDead(tx, id))) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.discard_dead_job',
      subject: `job:${id}`,
    });
  });
}
