import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Attempt } from '../../platform/jobs/jobs.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { extendSubscriptionIn, retireItemIn } from '../access/index.ts';
import { blockBuyerIn, endBuyerSessionsIn } from '../buyers/index.ts';
import {
  type BulkItem,
  type BulkItemKey,
  finishBulkAction,
  finishItem,
  lockEnd,
  lockItem,
  UNEXPECTED,
} from './bulk.store.ts';
import { isHeld } from './subjects.store.ts';

/** Sequential, so that an action that was stopped has little in progress. */
export const bulkItemQueue = defineQueue<BulkItemKey>('run-bulk-item', {
  retries: 4,
  firstRetryS: 5,
  parallel: 1,
});

/**
 * Carries out a bulk action for one record: the effect, its audit event and the mark as done commit together. A refusal
 * is stored with its code.
 */
export async function runBulkItem(
  platform: TransactionalPlatform,
  key: BulkItemKey,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const { db, clock } = platform;
  try {
    await inTransaction(db, async (tx) => {
      const item = await lockItem(tx, key);
      if (item === undefined) return;
      await finishItem(tx, key, { at: clock.now() });
      await applyTo(tx, platform, item);
      await platform.failpoint('bulk_item_done');
    });
    await platform.failpoint('bulk_item_committed');
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused && !isLast) throw error;
    await finishItem(db, key, { problem: isRefused ? error.code : UNEXPECTED, at: clock.now() });
    await finishBulkAction(db, key.bulkAction, clock.now());
    if (isRefused) return;
    throw error;
  }
  // After the commit: two records that are done at the same time would each wait for the other one.
  await finishBulkAction(db, key.bulkAction, clock.now());
}

/** Records that the work for a record will not be done. */
export async function abandonBulkItem(tx: Executor, key: BulkItemKey, at: Date): Promise<void> {
  await finishItem(tx, key, { problem: UNEXPECTED, at });
  await finishBulkAction(tx, key.bulkAction, at);
}

/** Does the work for one record in the name of the operator who started the bulk action. */
async function applyTo(
  tx: Executor,
  platform: TransactionalPlatform,
  item: BulkItem,
): Promise<void> {
  const { subject: id, operation, reason } = item;
  const by = { operator: { id: item.operator_id }, request: { ip: item.ip } };
  if (operation.kind === 'end_sessions')
    return endBuyerSessionsIn(tx, platform, { id, reason }, by);
  if (operation.kind === 'block_users') return blockBuyerIn(tx, platform, { id, reason }, by);
  if (operation.kind === 'retire_items') return retireItemIn(tx, platform, { id, reason }, by);
  const end = await lockEnd(tx, id);
  if (end === undefined) refuse('not_found');
  if (await isHeld(tx, id)) refuse('version_conflict');
  const extension = {
    id,
    days: operation.days,
    expected_end: end.toISOString(),
    reason,
    isLimited: false,
  };
  await extendSubscriptionIn(tx, platform, extension, by);
}
