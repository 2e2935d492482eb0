import { inTransaction } from '../../platform/db/transaction.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import type { Attempt } from '../../platform/jobs/jobs.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Executor, TransactionalPlatform } from '../../platform/platform.ts';
import { extendSubscriptionIn, retireItemIn, undoAddedDaysIn } from '../access/index.ts';
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
import { findGivenDays, isHeld } from './subjects.store.ts';

/** Sequential, so that an action that was stopped has little in progress. */
export const bulkItemQueue = defineQueue<BulkItemKey>('run-bulk-item', {
  retries: 4,
  firstRetryS: 5,
  parallel: 1,
});

/**
 * Carries out a bulk action for one record: the effect, its audit event and the mark as done commit together. A refusal
 * is stored with its code, and what is left out with the reason.
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
      const at = clock.now();
      const work = await prepare(tx, platform, item);
      if (work.leftOut !== undefined) return finishItem(tx, key, { problem: work.leftOut, at });
      await finishItem(tx, key, { ...(work.grant && { grant: work.grant }), at });
      await work.apply();
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

type Work =
  /** `grant`: the days that it adds. */
  | { readonly apply: () => Promise<void>; readonly grant?: string; readonly leftOut?: undefined }
  | { readonly leftOut: string };

/** What is to be done for one record, in the name of the operator who started the bulk action. */
async function prepare(
  tx: Executor,
  platform: TransactionalPlatform,
  { subject: id, operation, reason, operator_id: operator, ip }: BulkItem,
): Promise<Work> {
  const by = { operator: { id: operator }, request: { ip } };
  switch (operation.kind) {
    case 'end_sessions':
      return { apply: () => endBuyerSessionsIn(tx, platform, { id, reason }, by) };
    case 'block_users':
      return { apply: () => blockBuyerIn(tx, platform, { id, reason }, by) };
    case 'retire_items':
      return { apply: () => retireItemIn(tx, platform, { id, reason }, by) };
    case 'undo_added_days': {
      await lockEnd(tx, id);
      const of = { bulkAction: operation.bulk_action, subscription: id, now: platform.clock.now() };
      const given = await findGivenDays(tx, of);
      if (given === undefined) refuse('version_conflict');
      const { grant_id: grantId, left_out: leftOut } = given;
      if (leftOut !== null) return { leftOut };
      return { apply: () => undoAddedDaysIn(tx, platform, { id, grantId, reason }, by) };
    }
    case 'extend_subscriptions': {
      const end = await lockEnd(tx, id);
      if (end === undefined) refuse('not_found');
      if (await isHeld(tx, id)) refuse('version_conflict');
      const grantId = platform.ids.uuid();
      const extension = {
        ...{ id, reason, grantId, days: operation.days },
        expected_end: end.toISOString(),
        isLimited: false,
      };
      return {
        grant: grantId,
        apply: async () => {
          await extendSubscriptionIn(tx, platform, extension, by);
        },
      };
    }
  }
}
