import type { Platform } from '../../platform/platform.ts';
import { runBackups } from './run-backups.ts';

export function systemJobs(platform: Platform): void {
  platform.jobs.schedule('run-backups', 5, () => runBackups(platform));
}
