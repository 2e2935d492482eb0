import { deleteOldFailedItems } from '../../platform/jobs/job-items.store.ts';
import { watchFailingJobs } from '../../platform/jobs/watch-failing-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { runBackups } from './run-backups.ts';

/** Items that are still due are retried every hour, so older failures belong to items that are no longer due. */
const FAILURES_LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

export function systemJobs(platform: Platform): void {
  platform.jobs.schedule('watch-failing-jobs', 10, () => watchFailingJobs(platform));
  platform.jobs.schedule('run-backups', 5, () => runBackups(platform));
  platform.jobs.schedule('delete-old-job-failures', 86_400, () =>
    deleteOldFailedItems(platform.db, new Date(platform.clock.now().getTime() - FAILURES_LIFE_MS)),
  );
}
