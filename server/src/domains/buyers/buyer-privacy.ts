import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import { withCurrent } from '../../platform/http/with-current.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { gatherData, lockUser, planDeletion, updateUser } from '../users/index.ts';
import { openMattersOf } from './buyers.store.ts';
import { readBuyer } from './read-buyer.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'ids' | 'mail' | 'publicUrl'>;
type Decision = { readonly id: string; readonly reason: string };

/** The file that a buyer gets of their own data. It is on record before anything is read. */
export async function exportBuyerData(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { id, reason }: Decision,
  others: readonly PersonalData[],
  by: DoneBy,
): Promise<Record<string, unknown>> {
  await inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    await recordAct(tx, platform, {
      ...by,
      action: 'users.export',
      subject: `user:${id}`,
      reason,
    });
  });
  return gatherData(platform, id, others);
}

/**
 * Plans the deletion as the buyer does it themselves. Refuses `open_matters` while money is on its way in or out: it would have
 * nobody left to go to.
 * @returns when the account will be erased
 */
export function eraseBuyer(
  platform: Needs,
  { id, reason }: Decision,
  by: DoneBy,
): Promise<{ deletion_at: string }> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.deletion_at !== null) refuse('changed_meanwhile');
    const open = await openMattersOf(tx, id);
    if (open.payments + open.payouts > 0) refuse('open_matters', { ...open });
    const deletionAt = await planDeletion(tx, platform, user, { told: 'deletion_by_shop' });
    await recordAct(tx, platform, {
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

/** Calls off the deletion that the operator was looking at. */
export function keepBuyer(
  platform: Needs,
  { id, seen_deletion: seen, reason }: Decision & { readonly seen_deletion: string },
  by: DoneBy,
): Promise<void> {
  const writing = inTransaction(platform.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user === undefined || user.deleted_at !== null) refuse('not_found');
    if (user.deletion_at?.getTime() !== Date.parse(seen)) refuse('changed_meanwhile');
    await updateUser(tx, id, { deletion_at: null });
    await recordAct(tx, platform, {
      ...by,
      action: 'users.keep',
      subject: `user:${id}`,
      before: { deletion_at: user.deletion_at },
      after: { deletion_at: null },
      reason,
    });
  });
  return withCurrent(writing, () => readBuyer(platform, id));
}
