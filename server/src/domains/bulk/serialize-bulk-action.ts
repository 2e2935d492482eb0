import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import type { BulkActionRow } from './bulk.store.ts';

export function serializeBulkAction(row: BulkActionRow): BulkAction {
  const { id, kind, days, reason, operator, state, total, done, failed } = row;
  return {
    ...{ id, kind, days, reason, operator, state, total, done, failed },
    product: row.product,
    service: row.service,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
