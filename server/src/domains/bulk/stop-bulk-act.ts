import type { BulkAct } from '@sesame/contract/operator-bulk.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { findBulkActs, stopAct } from './bulk.store.ts';
import { bulkActOnWire } from './bulk-act-on-wire.ts';

/** Leaves what still waits as it is. */
export function stopBulkAct(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: string,
  by: DoneBy,
): Promise<BulkAct> {
  return inTransaction(platform.db, async (tx) => {
    const stopped = await stopAct(tx, id, platform.clock.now());
    const [row] = await findBulkActs(tx, { id, limit: 1 });
    if (row === undefined) refuse('not_found');
    if (!stopped) refuse('changed_meanwhile', { current: bulkActOnWire(row) });
    const after = { done: row.done, failed: row.failed, total: row.total };
    await recordAct(tx, platform, { ...by, action: 'bulk.stop', subject: `bulk_act:${id}`, after });
    return bulkActOnWire(row);
  });
}
