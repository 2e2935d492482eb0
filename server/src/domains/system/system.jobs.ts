import { backfills } from '../../../migrations/backfills.ts';
import { runBackfills } from '../../platform/db/backfills/run-backfills.ts';
import { keepMonths } from '../../platform/db/keep-months.ts';
import { watchFailingJobs } from '../../platform/jobs/watch-failing-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { abandonRun } from './backups.store.ts';
import { planBackups } from './plan-backups.ts';
import { backupQueue, runBackup } from './run-backup.ts';

export function systemJobs(platform: Platform): void {
  platform.jobs.schedule('watch-failing-jobs', 10, () => watchFailingJobs(platform));
  platform.jobs.schedule('run-backfills', 30, (signal) =>
    runBackfills(platform, backfills, signal),
  );
  platform.jobs.schedule('keep-months', 6 * 3_600, () => keepMonths(platform));
  platform.jobs.schedule('plan-backups', 900, () => planBackups(platform));
  platform.jobs.work(backupQueue, (job) => runBackup(platform, job), {
    onDiscard: (tx, { run }) => abandonRun(tx, run, platform.clock.now()),
  });
}
