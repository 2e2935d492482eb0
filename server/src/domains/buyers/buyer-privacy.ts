import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/idempotency/with-current.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform, TransactionalPlatform } from '../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../operators/index.ts';
import { gatherData, lockUser, planDeletion, updateUser } from '../users/index.ts';
import { countOpenTransactions } from './buyers.store.ts';
import { readBuyer } from './read-buyer.ts';

type Decision = { readonly id: string; readonly reason: string };

/**
 * Exports a buyer's personal data, as buyers can do themselves, without the content of what they bought. The audit event is committed before any data is read.
 */
export async function exportBuyerData(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { id, reason }: Decision,
  others: readonly PersonalData[],
  by: Actor,
): Promise<Record<string, unknown>> {
  await inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.export',
      subject: `user:${id}`,
      reason,
    });
  });
  return gatherData(platform, id, others);
}

/**
 * Schedules the deletion of an account, as the buyer could. Refuses `open_transactions` while payments or payouts are
 * open, because their money would then have no recipient.
 * @returns when the account will be erased
 */
export function scheduleBuyerDeletion(
  platform: TransactionalPlatform,
  { id, reason }: Decision,
  by: Actor,
): Promise<{ deletion_at: string }> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.deletion_at !== null) refuse('version_conflict');
    const open = await countOpenTransactions(tx, id);
    if (open.payments + open.payouts > 0) refuse('open_transactions', { ...open });
    const deletionAt = await planDeletion(tx, platform, user, { change: 'deletion_by_shop' });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.erase',
      subject: `user:${id}`,
      before: { deletion_at: null },
      after: { deletion_at: deletionAt },
      reason,
    });
    return { deletion_at: deletionAt.toISOString() };
  });
  return withCurrent(writing, () => readBuyer(platform, id));
}

/** Cancels a scheduled deletion, identified by the time that the operator saw. */
export function cancelBuyerDeletion(
  platform: TransactionalPlatform,
  { id, expected_deletion: seen, reason }: Decision & { readonly expected_deletion: string },
  by: Actor,
): Promise<void> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.deletion_at?.getTime() !== Date.parse(seen)) refuse('version_conflict');
    await updateUser(tx, id, { deletion_at: null });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'users.cancel_deletion',
      subject: `user:${id}`,
      before: { deletion_at: user.deletion_at },
      after: { deletion_at: null },
      reason,
    });
  });
  return withCurrent(writing, () => readBuyer(platform, id));
}
