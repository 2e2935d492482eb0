import type { BulkAct } from '@sesame/contract/operator-bulk.ts';
import type { StatusKind } from '../../../ui/status.tsx';

/** How the state of an act is drawn. */
export const bulkStatus: Readonly<Record<BulkAct['state'], StatusKind>> = {
  running: 'processing',
  stopped: 'expired',
  done: 'active',
};
