import { watchFailingJobs } from '../../platform/jobs/watch-failing-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { runBackups } from './run-backups.ts';

export function systemJobs(platform: Platform): void {
  platform.jobs.schedule('watch-failing-jobs', 10, () => watchFailingJobs(platform));
  platform.jobs.schedule('run-backups', 5, () => runBackups(platform));
}
