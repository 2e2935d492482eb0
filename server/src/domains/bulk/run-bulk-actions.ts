import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { extendSubscriptionIn } from '../access/index.ts';
import { blockBuyerIn, endBuyerSessionsIn } from '../buyers/index.ts';
import {
  type BulkItem,
  finishBulkActions,
  finishItem,
  lockEnd,
  lockNextItem,
} from './bulk.store.ts';

/** Keeps one run short; the rest waits for the next run. */
const PER_RUN = 500;

/**
 * Continues bulk actions, one transaction per record: the effect, its audit event and the mark as done commit together.
 * A refusal is stored with its code, and the other records continue.
 * @returns how many records were processed
 */
export async function runBulkActions(platform: TransactionalPlatform): Promise<number> {
  let tried = 0;
  while (tried < PER_RUN && (await runNext(platform))) tried++;
  await finishBulkActions(platform.db, platform.clock.now());
  return tried;
}

async function runNext(platform: TransactionalPlatform): Promise<boolean> {
  const at = platform.clock.now();
  let item: BulkItem | undefined;
  try {
    await inTransaction(platform.db, async (tx) => {
      item = await lockNextItem(tx);
      if (item === undefined) return;
      await finishItem(tx, item, { at });
      await applyTo(tx, platform, item);
      await platform.failpoint('bulk_item_done');
    });
    await platform.failpoint('bulk_item_committed');
  } catch (error) {
    if (item === undefined) throw error;
    const isRefused = error instanceof Refusal;
    if (!isRefused) platform.log.error({ err: error, item }, 'bulk action failed for a record');
    const problem = isRefused ? error.code : 'internal';
    await finishItem(platform.db, item, { problem, at });
  }
  return item !== undefined;
}

/** Does the work for one record in the name of the operator who started the bulk action. */
async function applyTo(
  tx: Executor,
  platform: TransactionalPlatform,
  item: BulkItem,
): Promise<void> {
  const { subject: id, work, reason } = item;
  const by = { operator: { id: item.operator_id }, request: { ip: item.ip } };
  if (work.kind === 'end_sessions') return endBuyerSessionsIn(tx, platform, { id, reason }, by);
  if (work.kind === 'block_users') return blockBuyerIn(tx, platform, { id, reason }, by);
  const end = await lockEnd(tx, id);
  if (end === undefined) refuse('not_found');
  const extension = { id, days: work.days, expected_end: end.toISOString(), reason };
  await extendSubscriptionIn(tx, platform, extension, by);
}
