import type { Platform } from '../../platform/platform.ts';
import { runBulkActions } from './run-bulk-actions.ts';

export function bulkJobs(platform: Platform): void {
  platform.jobs.schedule('run-bulk-actions', 2, () => runBulkActions(platform));
}
