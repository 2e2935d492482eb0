import type { Platform } from '../../platform/platform.ts';
import { abandonBulkItem, bulkItemQueue, runBulkItem } from './run-bulk-item.ts';

export function bulkJobs(platform: Platform): void {
  platform.jobs.work(bulkItemQueue, (key, attempt) => runBulkItem(platform, key, attempt), {
    onDiscard: (tx, key) => abandonBulkItem(tx, key, platform.clock.now()),
  });
}
