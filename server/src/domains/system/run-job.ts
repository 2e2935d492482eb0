import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { wantJob } from './system.store.ts';

/** For a job that failed and would be tried in an hour: some worker runs it within seconds. */
export function runJob(
  platform: Pick<Platform, 'db' | 'clock'>,
  name: string,
  by: DoneBy,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await wantJob(tx, name, platform.clock.now()))) refuse('not_found');
    await recordAct(tx, platform, { ...by, action: 'system.run_job', subject: `job:${name}` });
  });
}
