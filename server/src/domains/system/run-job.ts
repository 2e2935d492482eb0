import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { jobTime } from '../../platform/jobs/clocked-sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { requestJob } from './system.store.ts';

/** Runs a job now, such as a failed one that would be retried in an hour: a worker starts it within seconds. */
export function runJob(
  platform: Pick<Platform, 'db' | 'clock'>,
  name: string,
  by: Actor,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await requestJob(tx, name, jobTime(platform.clock)))) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'system.run_job',
      subject: `job:${name}`,
    });
  });
}
