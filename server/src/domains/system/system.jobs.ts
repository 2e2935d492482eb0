import { forgetOldFailedItems } from '../../platform/jobs/job-items.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { runBackups } from './run-backups.ts';

/** A record that is still due is tried every hour. */
const FAILURES_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export function systemJobs(platform: Platform): void {
  platform.jobs.schedule('run-backups', 5, () => runBackups(platform));
  platform.jobs.schedule('forget-job-failures', 86_400, () =>
    forgetOldFailedItems(platform.db, new Date(platform.clock.now().getTime() - FAILURES_KEPT_MS)),
  );
}
