import type { Platform } from '../../platform/platform.ts';
import { runBulkActs } from './run-bulk-acts.ts';

export function bulkJobs(platform: Platform): void {
  platform.jobs.schedule('run-bulk-acts', 2, () => runBulkActs(platform));
}
