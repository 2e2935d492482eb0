import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import type { StatusKind } from '../../../ui/data/status.tsx';

/** The badge of each state of a bulk action. */
export const bulkStatus: Readonly<Record<BulkAction['state'], StatusKind>> = {
  running: 'processing',
  stopped: 'expired',
  done: 'active',
};
