import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { findBulkActions, markBulkActionStopped } from './bulk.store.ts';
import { serializeBulkAction } from './serialize-bulk-action.ts';

/** Stops a bulk action; waiting records are left unchanged. */
export function stopBulkAction(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
  by: Actor,
): Promise<BulkAction> {
  return inTransaction(platform.db, async (tx) => {
    const stopped = await markBulkActionStopped(tx, id, platform.clock.now());
    const [row] = await findBulkActions(tx, { after: undefined, limit: 1 }, id);
    if (row === undefined) refuse('not_found');
    if (!stopped) refuse('version_conflict', { current: serializeBulkAction(row) });
    const after = { done: row.done, failed: row.failed, total: row.total };
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'bulk.stop',
      subject: `bulk_action:${id}`,
      after,
    });
    return serializeBulkAction(row);
  });
}
