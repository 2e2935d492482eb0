import type { BulkAct } from '@sesame/contract/operator-bulk.ts';
import type { BulkActRow } from './bulk.store.ts';

export function bulkActOnWire(row: BulkActRow): BulkAct {
  const { id, kind, work, reason, operator, state, total, done, failed } = row;
  return {
    ...{ id, kind, reason, operator, state, total, done, failed },
    days: work.kind === 'extend_subscriptions' ? work.days : null,
    product: row.product,
    origin: row.origin,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
